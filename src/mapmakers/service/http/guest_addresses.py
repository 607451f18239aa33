"""The last known addresses of guests, so that work can be counted per address."""

from collections import OrderedDict

from mapmakers.service.bots import Owner

MOST_KNOWN = 20_000


class GuestAddresses:
    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()
        """By guest, the most recent last."""

    def saw(self, guest_id: str, address: str) -> None:
        self._addresses[guest_id] = address
        self._addresses.move_to_end(guest_id)
        if len(self._addresses) > MOST_KNOWN:
            self._addresses.popitem(last=False)

    def owner(self, guest_id: str) -> Owner:
        """The client for whom work is done; an unknown guest counts alone."""
        return Owner(self._addresses.get(guest_id, guest_id), guest_id)

    def guests_at(self, address: str) -> list[str]:
        return [guest for guest, known in self._addresses.items() if known == address]
