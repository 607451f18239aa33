"""Mapmakers: Cartographers, Maps of Misterra and Map Out at one table."""

__version__ = "0.1.0"
