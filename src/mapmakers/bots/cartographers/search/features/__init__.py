"""Features of a map: numbers that predict what a scoring card will earn."""
