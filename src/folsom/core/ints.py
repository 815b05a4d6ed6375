"""Flat arrays of small ints: packed vectors in the compiled engine, lists in plain Python.

This is the only module that knows the difference. It is never compiled itself. Hot code writes
``x[i] = x[i] + n`` (not ``+=``, which boxes) and annotates with ``i64``, a plain ``int`` when interpreted. A literal
shifted by an ``i64`` is 32 bits wide when compiled: no ``1 << n`` with n above 30 there.
"""

from __future__ import annotations

from typing import TypeAlias

from folsom.core.compiled import COMPILED

MYPY = False  # mypy (and so mypyc) takes this for true, everybody else as it is

if MYPY:
    from librt.vecs import vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr

    Ints: TypeAlias = vec[i64]

    def ints(values: list[int]) -> Ints: ...

elif COMPILED:
    from librt.vecs import vec
    from mypy_extensions import i64, mypyc_attr

    Ints = vec[i64]

    def ints(values):
        return vec[i64](values)

else:
    i64 = int
    Ints = list[int]
    ints = list

    def mypyc_attr(**_):
        return lambda cls: cls
