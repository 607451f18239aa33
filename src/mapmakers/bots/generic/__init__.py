"""Bots for a game that brings none: at random, by the score at once, and by playing matches out."""
