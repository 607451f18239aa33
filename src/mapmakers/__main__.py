"""python -m mapmakers: the same as the mapmakers command."""

import sys

from mapmakers.cli import main

if __name__ == "__main__":
    sys.exit(main())
