"""The languages of the client: each is a folder of its words."""

from tools.places import WEB

LANGUAGES = tuple(sorted(index.parent.name for index in WEB.glob("src/words/*/index.ts")))
assert "en" in LANGUAGES
