"""Why a place cannot be used: the reasons of the rules, for the seat that is to move and nobody else."""

from servers import open_table


def test_a_place_that_is_not_offered_says_why(server):
    opened = open_table(server)
    ann, bob = opened.seat(0), opened.seat(1)
    seen = ann.see()
    first = next(one for one in seen["position"]["choices"] if one["place"] == "hole:D3")
    assert ann.post("why", place="hole:D3").json() == [], "it can be marked"
    ann.move(seen["at"], first["id"])
    again = ann.post("why", place="hole:D3").json()
    assert [(one["clause"], one["words"]) for one in again] == [("OM-32", "Mark D3")]
    far = ann.post("why", place="hole:R10").json()
    assert [one["clause"] for one in far] == ["OM-31"]
    assert all(one["text"] for one in again + far)
    assert ann.post("why", place="hole:Z99").json() == []
    assert bob.post("why", place="hole:D3").json() == [], "it is not Bob's turn"


def test_only_a_seat_may_ask_why(server):
    opened = open_table(server)
    assert server.client().post(f"/tables/{opened.id}/why", json={"place": "hole:D3"}).status_code in {401, 403}
    assert opened.seat(0).post("why", place="").json()["code"] == "bad_request"
    assert opened.seat(0).post("why", place="x" * 200).json()["code"] == "bad_request"
