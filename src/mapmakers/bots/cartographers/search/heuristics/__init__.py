"""Heuristics for scoring cards: about how many more stars a map may still earn."""
