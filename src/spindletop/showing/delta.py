"""What changed between two pieces of plain data, so that a whole game is kept as its first position and its changes.

A change is `{"=": new value}`, or for a mapping or list `{"~": {key: change}}` with `"-"` (keys that are gone), `"#"`
(the length a list is cut to) and `"+"` (what is added at its end). `client/core/apply-change.ts` is the other half.
"""

from typing import Any

Change = dict[str, Any]


def difference(old: Any, new: Any) -> Change | None:
    """Return how `new` is made from `old`, or None if they are the same."""
    if isinstance(old, dict) and isinstance(new, dict):
        return _of_mappings(old, new)
    if isinstance(old, list | tuple) and isinstance(new, list | tuple):
        return _of_lists(old, new)
    same = old == new and isinstance(old, bool) == isinstance(new, bool)
    return None if same else {"=": new}


def _of_mappings(old: dict[str, Any], new: dict[str, Any]) -> Change | None:
    changed = {key: {"=": value} for key, value in new.items() if key not in old}
    for key in old.keys() & new.keys():
        change = difference(old[key], new[key])
        if change is not None:
            changed[key] = change
    gone = [key for key in old if key not in new]
    return _without_empty({"~": changed, "-": gone})


def _of_lists(old: Any, new: Any) -> Change | None:
    shared = min(len(old), len(new))
    changes = ((i, difference(old[i], new[i])) for i in range(shared))
    changed = {str(i): change for i, change in changes if change is not None}
    change: Change = {"~": changed, "+": list(new[shared:])}
    if len(new) < len(old):
        change["#"] = len(new)
    return _without_empty(change)


def _without_empty(change: Change) -> Change | None:
    return {key: value for key, value in change.items() if value not in ({}, [])} or None
