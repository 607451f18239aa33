"""python -m mapmakers: the same as the mapmakers command."""

import sys

from mapmakers.cli import main

sys.exit(main())
