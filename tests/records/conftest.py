"""Where the plain engine runs there is no other to compare it with."""

from mapmakers.engine import KIND

collect_ignore = ["test_both_engines.py"] if KIND == "plain" else []
