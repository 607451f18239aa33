"""Sets of cells on square grids and hexes: the operations that the rules are written in."""
