"""The scoring cards, one file a card: drawn maps and the stars counted on them by hand."""
