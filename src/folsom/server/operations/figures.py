"""Figures for Prometheus: how much is going on, and how long it takes. Nothing in them tells who plays, or what."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Figures:
    """The figures of one process."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry = registry
        self.plies = Counter("folsom_plies", "Plies written", ["kind"], registry=registry)
        self.refused = Counter("folsom_refused", "Messages refused, by code", ["code"], registry=registry)
        self.failures = Counter("folsom_bot_failures", "Bots that raised, hung or died", registry=registry)
        self.sockets = Gauge("folsom_sockets", "Open WebSockets", registry=registry)
        self.rooms = Gauge("folsom_rooms", "Games in the memory of this process", registry=registry)
        self.commits = Histogram(
            "folsom_commit_seconds", "Time that a transaction of plies took", buckets=SECONDS, registry=registry
        )
        self.batch = Histogram(
            "folsom_commit_plies", "Plies in a transaction", buckets=(1, 2, 4, 8, 16, 32, 64), registry=registry
        )
        self.answers = Histogram(
            "folsom_answer_seconds", "From a message to its acknowledgement", buckets=SECONDS, registry=registry
        )
        self.thinking = Histogram("folsom_bot_seconds", "Time that a bot thought", buckets=SECONDS, registry=registry)

    def text(self) -> bytes:
        """As Prometheus reads them."""
        return generate_latest(self.registry)
