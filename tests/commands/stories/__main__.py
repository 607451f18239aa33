"""Write the stories again."""

from tests.commands.stories import TOLD, kept, story_of

for name in TOLD:
    kept(name).write_text(story_of(name), encoding="utf-8")
