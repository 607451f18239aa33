"""One abuser at full speed from one address, while people play against bots.

For each kind of abuse: how long others' moves and their bots' answers take, how much memory the
server takes, and what the abuser was told. The load is bounded, in time and in what is asked at
once, and stays on the loopback. The targets hold for two processors.
"""

import sys

from bench.abuse.kinds import KINDS
from bench.abuse.scenario import scenario
from bench.machine import Machine
from bench.report import parser, show


def main() -> int:
    asking = parser(__doc__, seconds=15, most=60)
    names = [abuse.name for abuse in KINDS]
    asking.add_argument("--kind", action="append", choices=names, help="only this kind of abuse")
    asked = asking.parse_args()
    kept = True
    for abuse in KINDS:
        if not asked.kind or abuse.name in asked.kind:
            machine = Machine()
            figures = scenario(abuse, asked.seconds)
            show(figures | machine.figures(), asked.json)
            kept = kept and figures["within_the_targets"] == "yes"
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
