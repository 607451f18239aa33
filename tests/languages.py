"""The languages of the client, from its one list."""

import re

from tools.places import WEB

LIST = (WEB / "src" / "lib" / "i18n" / "languages.ts").read_text(encoding="utf-8")
LANGUAGES = tuple(re.findall(r"^  ([a-z]{2}): \{ name: ", LIST, re.MULTILINE))
assert "en" in LANGUAGES
