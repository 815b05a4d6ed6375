"""How the bandits of a game were dealt: what was picked, what was left, and who leads whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games that have begun have none."""
    op.add_column("games", sa.Column("dealing", sa.JSON(), nullable=True))
