"""A game's record as text: the setup, every answer and every outcome of chance, and the result (docs/notation.md)."""

from folsom.notation.record.data import FORMAT, Record, RecordError, RecordPly, Result, rules_version
from folsom.notation.record.playing import Recorder, Replayed, replay, result_of, verify, verifying
from folsom.notation.record.reading import parse_record
from folsom.notation.record.writing import record_text

__all__ = [
    "FORMAT",
    "Record",
    "RecordError",
    "RecordPly",
    "Recorder",
    "Replayed",
    "Result",
    "parse_record",
    "record_text",
    "replay",
    "result_of",
    "rules_version",
    "verify",
    "verifying",
]
