"""Chapters of games that another version goes on with; wishes for a pause; when somebody last came to a table; and for
each seat its own way back."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Moves what games had to a first chapter; nobody has wished for a pause."""
    op.create_table(
        "chapters",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("rules", sa.String(length=20), nullable=False),
        sa.Column("legend", sa.LargeBinary(), nullable=False),
        sa.Column("views", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["games.table"], name=op.f("fk_chapters_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "ply", name=op.f("pk_chapters")),
    )
    op.execute(
        'INSERT INTO chapters ("table", ply, rules, legend, views) SELECT "table", 0, rules, legend, views FROM games'
    )
    op.add_column("seats", sa.Column("pause", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("seen", sa.Double(), nullable=True))
    op.drop_column("games", "legend")
    op.drop_column("games", "views")
    _ways_back()


def _ways_back() -> None:
    """One seat could take its answer back, and returned to one ply; now each seat has a ply, or none (-1)."""
    seats = 10
    nowhere = sa.text(f"'{json.dumps([-1] * seats)}'")
    op.add_column("plies", sa.Column("back", sa.JSON(), nullable=False, server_default=nowhere))
    plies = sa.table("plies", *map(sa.column, ("table", "ply", "undo_seat", "undo_ply")), sa.column("back", sa.JSON()))
    for seat in range(seats):
        for (ply,) in op.get_bind().execute(sa.select(plies.c.undo_ply).where(plies.c.undo_seat == seat).distinct()):
            back = [ply if s == seat else -1 for s in range(seats)]
            same = (plies.c.undo_seat == seat) & (plies.c.undo_ply == ply)
            op.execute(sa.update(plies).where(same).values(back=back))
    op.drop_column("plies", "undo_seat")
    op.drop_column("plies", "undo_ply")
