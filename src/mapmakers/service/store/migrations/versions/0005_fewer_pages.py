"""Remove an index that was written at every move.

A repeated command is recognised by the match in memory, and of two processes that carry out the
same command only one can add the next line, so the database need not check it. Older versions never
use the index and continue to work.
"""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.drop_index("match_lines_by_command", table_name="match_lines")
