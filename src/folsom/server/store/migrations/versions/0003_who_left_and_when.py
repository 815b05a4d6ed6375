"""For each seat since when a bot plays for its person, and whether he left by his own act."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody knows since when people have been away, or why: they may all return, and have the whole grace time."""
    op.add_column("seats", sa.Column("gone", sa.Double(), nullable=True))
    op.add_column("seats", sa.Column("left", sa.Boolean(), nullable=False, server_default=sa.false()))
    seats = sa.table("seats", sa.column("away", sa.Boolean()), sa.column("gone", sa.Double()))
    service = sa.table("service", sa.column("alive", sa.Double()), sa.column("down", sa.Double()))
    last_sign = sa.select(service.c.alive - service.c.down).scalar_subquery()
    op.execute(sa.update(seats).where(seats.c.away).values(gone=sa.func.coalesce(last_sign, 0.0)))
    op.drop_column("seats", "away")
