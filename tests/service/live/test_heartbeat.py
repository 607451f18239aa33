"""Signs of life for pages."""

from mapmakers.service.live.heartbeat import EVERY, PING, Heartbeat


class Page:
    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)


def test_everybody_hears_once_in_a_round() -> None:
    pulse, pages = Heartbeat(), [Page() for _ in range(50)]
    for page in pages:
        pulse.add(page)
    for _ in range(EVERY):
        pulse.beat()
    assert [page.heard for page in pages] == [[PING]] * 50


def test_in_one_second_only_a_few_are_written_to() -> None:
    pulse, pages = Heartbeat(), [Page() for _ in range(10 * EVERY)]
    for page in pages:
        pulse.add(page)
    pulse.beat()
    assert sum(len(page.heard) for page in pages) == 10


def test_who_is_gone_hears_no_more() -> None:
    pulse, page = Heartbeat(), Page()
    pulse.add(page)
    pulse.discard(page)
    for _ in range(EVERY):
        pulse.beat()
    assert page.heard == []
