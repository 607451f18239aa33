"""Sets of cells on square grids and hexes: the algebra that the rules are written in."""
