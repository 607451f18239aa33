"""Table situations of Cartographers, section by section of its rules page."""
