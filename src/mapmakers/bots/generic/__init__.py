"""Bots for games without their own: random, by immediate score, and by random playouts."""
