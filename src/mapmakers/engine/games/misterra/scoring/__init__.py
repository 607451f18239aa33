"""Scoring: families of presumption cards, claims and the final count."""
