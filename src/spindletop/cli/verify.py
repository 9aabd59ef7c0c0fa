"""`spindletop verify`: whether a record follows the rules, and whether its dice were fair."""

from spindletop.cli.complaint import Complaint
from spindletop.cli.setting import RecordFile, open_record
from spindletop.kernel.record import AGREED


def verify(record: RecordFile) -> None:
    """Replay a record: every action must be legal, the recorded result true, every draw that of the revealed seed."""
    saved = open_record(record)
    try:
        draws = saved.verify()
    except ValueError as error:
        raise Complaint(" ".join(str(error).split())) from None
    ending = f"ended by {saved.end['end']}" if saved.end is not None else "not finished"
    if saved.end is not None and saved.end["end"] == AGREED:
        ending = "ended by agreement"
    print(f"{record}: {saved.game.title}, {len(saved.actions)} actions by the rules, {ending}.")
    if saved.seed:
        print(f"The seed is the one committed to, and all {draws} draws follow from it.")
    elif saved.commitment:
        print(f"The {draws} draws were possible; the dealer has not revealed its seed, so they are not checked yet.")
    else:
        print(f"The {draws} draws were possible; the dealer published no commitment, so they cannot be repeated.")
