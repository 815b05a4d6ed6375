"""Every name and sentence that people read, by id, in English, French and Dutch.

The texts are Fluent files, one folder for each language; the browser reads the same ones.

    >>> from folsom.text import Texts
    >>> Texts("nl").say("pawn-doc.colour")
    'blauw'
"""

from folsom.text.bundle import LANGUAGES, MissingText, language_of
from folsom.text.texts import Texts

__all__ = ["LANGUAGES", "MissingText", "Texts", "language_of"]
