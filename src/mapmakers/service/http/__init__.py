"""The HTTP side: the application, its routes, and what is checked before them."""
