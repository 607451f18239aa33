"""Plans for search: a map to work towards, turns spent on it, and matches played on by them."""
