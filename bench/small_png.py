"""Small pictures for the docs: reduce a PNG to at most 256 colours.

The pages have few colours, so that the loss is hardly visible.
"""

from io import BytesIO

from PIL import Image

COLOURS = 256


def small(png: bytes) -> bytes:
    """The picture with a palette."""
    picture = Image.open(BytesIO(png)).convert("RGB")
    reduced = picture.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    written = BytesIO()
    reduced.save(written, "PNG", optimize=True)
    return written.getvalue()
