"""The presumption cards: drawn parchments and the points counted on them by hand."""
