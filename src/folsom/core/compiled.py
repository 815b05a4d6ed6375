"""Whether this engine runs compiled (mypyc) or as plain Python."""

from typing import Final

COMPILED: Final = not __file__.endswith(".py")
