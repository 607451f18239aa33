"""Run one abusive client at full speed from one address, while people play against bots.

For each kind of abuse: the latency of other players' moves and bots, the server's memory, and
the answers to the abusive client. The load is bounded in time and concurrency and stays on
loopback. The targets are for two processors.
"""

import sys

from bench.abuse.kinds import KINDS
from bench.abuse.scenario import scenario
from bench.machine import Machine
from bench.report import parser, show


def main() -> int:
    asking = parser(__doc__, seconds=15, most=60)
    names = [abuse.name for abuse in KINDS]
    asking.add_argument(
        "--kind", action="append", choices=names, help="run only this kind of abuse"
    )
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
