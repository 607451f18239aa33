"""Whole matches kept as files: every later version must replay them to their recorded result."""
