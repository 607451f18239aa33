"""The rules of the three games: pure, typed, standard library only."""
