"""What a map may still become: for search, a guess of the stars that are on their way."""
