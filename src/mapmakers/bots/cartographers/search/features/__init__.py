"""Features of a map: numbers from which to predict what a scoring card will bring."""
