"""One abuser at full speed, and what everybody else notices of it: `python -m bench.abuse`."""
