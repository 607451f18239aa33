"""One index less to write at every move.

A command that comes again is known by the match in memory, and of two processes that carry the same
one out only one can add the next line: the database need not look for it too. Older programs never
ask for the index, so that they go on working beside this one.
"""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.drop_index("match_lines_by_command", table_name="match_lines")
