"""What each scoring card may still bring a map: about how many stars are on their way."""
