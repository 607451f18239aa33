"""What ends a match of Maps of Misterra, in words."""

ENDINGS = {
    "confirmed": "all spaces are confirmed",
    "unmappable": "nothing is left to map",
    "cards": "the sketch cards have run out",
    "parchment": "a parchment is full",
    "otoma": "Otoma's cards are used up",
}
