"""Drawn boards that several tests look at."""

from __future__ import annotations

from mapmakers.engine.games.mapout import Board

JOINED = Board.parse(r"""
     |
0,-2 |            (1,-2)
     |
     |                SS\  SS
0,-1 |       (0,-1)  SS r11 SS   (2,-1)
     |                SS/ \SS
     |           AA\ /SS   SD\ /DD
-1,0 |  (-1,0)  AM-s01-SD SS-s02-MM   (2,0)
     |           MM/ \DD   AA/ \AM
     |
-1,1 |       (-1,1)    (0,1)     (1,1)
     |
""")
"""After the printed first turn: all three tiles locked."""

CLOSED = Board.parse(r"""
     |      SS   SS   AA   AS
0,-1 |     SS e04 SS AA x03 SS
     |      SS  \SS   AS/  SS
     | AA   AA   AA\ /SS   DD   DD
-1,0 |AM x02-AM AM-s01-SD DD-e01 DD
     | MM   MM   MM/ \DD   DD   DD
     |      AA  /AA   MM\  MM
-1,1 |     AA e03 AA MM e02 MM
     |      AA   AA   MM   MM
""")
"""No road is open anywhere."""

NARROW = Board.parse(r"""
     |      SS   SS   DD   DD   MM   MM
0,-1 |     SS e04 SS DD e01 DD MM e02 MM   (3,-1)
     |      SS  \SS   DD/  DD   MM  \MM
     | AA   AA   AA\ /SS             AA\ /SS   SS   SS
-1,0 |AM x02-AM AM-s01-SD   (1,0)   AM-s02-SD SD-x04 SD
     | MM   MM   MM/ \DD             MM/ \DD   DD   DD
     |                DD\  DD             MD\  DD
-1,1 |       (-1,1)  DD-r02-DD   (1,1)   MM x01 DD
     |                DD   DD             MM   MD
""")
"""Arctic fits nowhere, unless the desert tile in the middle is lifted."""

TIGHT = Board.parse(r"""
     |      AA   AA             AA   AA
0,-1 |     AA e03 AA   (1,-1)  AA-r08-AA   (3,-1)
     |      AA  \AA             AA  \AA
     | MM   MM   AA\ /SS   DM\  MM   AA\ /SS   DD   DD
-1,0 |MM e02-MM AM-s01-SD DD-r15-MM AM-s02-SD DD-e01 DD
     | MM   MM   MM/ \DD   DD  \DM   MM/ \DD   DD   DD
     |                SS\  SS             SS\  SS
-1,1 |       (-1,1)  SS-r11-SS   (1,1)   SS e04 SS
     |                SS   SS             SS   SS
""")
"""Four open ends, and hardly a tile that fits one."""

FULL = Board.parse(r"""
     |      SS   SS   DD   DD             SS   SD
0,-1 |     SS e04 SS DD e01 DD   (2,-1)  SS x04 DD
     |      SS  \SS   DD/  DD             SD/  DD
     | AA   AA   AA\ /SS   SS  /SA   AA\ /SS
-1,0 |AA e03-AA AM-s01-SD SS-r20-AA AM-s02-SD   (3,0)
     | AA   AA   MM/ \DD   SA/  AA   MM/ \DD
     |      AA  /AM                       MM\  MM
-1,1 |     AA x02 MM   (0,1)     (1,1)   MM e02 MM
     |      AM   MM                       MM   MM
""")
"""Four open ends into which no desert road leads on."""
