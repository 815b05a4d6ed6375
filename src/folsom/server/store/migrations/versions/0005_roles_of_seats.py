"""For each seat the role that it has in the game, and its name if no bandit gives it one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """All seats so far lead bandits."""
    op.add_column("seats", sa.Column("role", sa.String(40), nullable=False, server_default="bandit"))
    op.add_column("seats", sa.Column("name", sa.String(40), nullable=False, server_default=""))
