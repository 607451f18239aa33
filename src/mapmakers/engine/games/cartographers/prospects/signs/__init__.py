"""What can be read off a map: numbers that foretell what a scoring card will bring."""
