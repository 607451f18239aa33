"""The measurements of `mapmakers bench`, peers beside them; and matches on a cluster."""
