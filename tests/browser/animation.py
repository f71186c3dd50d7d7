"""Screenshots as one moving picture: the browser makes a WebP of each, and here they are put into one file, frame after frame."""

import base64
from collections.abc import Sequence

from playwright.sync_api import Page

SMALLER = """async ([picture, width, quality]) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const height = Math.round((width * image.height) / image.width);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def frame(page: Page, picture: bytes, width: int, quality: float) -> bytes:
    """A screenshot as a small WebP. The page is an empty one: what is drawn there is nobody's policy."""
    found: str = page.evaluate(SMALLER, [base64.b64encode(picture).decode(), width, quality])
    return base64.b64decode(found)


def animated(frames: Sequence[tuple[bytes, int]], size: tuple[int, int]) -> bytes:
    """Frames with the milliseconds for which each is shown, again and again."""
    edges = b"".join(_three_bytes(side - 1) for side in size)
    canvas = _chunk(b"VP8X", bytes([0b10, 0, 0, 0]) + edges)
    forever = _chunk(b"ANIM", bytes(6))
    shown = [_chunk(b"ANMF", bytes(6) + edges + _three_bytes(ms) + bytes([0b10]) + _picture(one)) for one, ms in frames]
    body = b"WEBP" + canvas + forever + b"".join(shown)
    return b"RIFF" + len(body).to_bytes(4, "little") + body


def _picture(webp: bytes) -> bytes:
    """The chunk that holds the picture itself."""
    at = min(found for kind in (b"VP8 ", b"VP8L") if (found := webp.find(kind, 12)) >= 0)
    size = int.from_bytes(webp[at + 4 : at + 8], "little")
    return webp[at : at + 8 + size + size % 2]


def _chunk(kind: bytes, data: bytes) -> bytes:
    return kind + len(data).to_bytes(4, "little") + data + b"\0" * (len(data) % 2)


def _three_bytes(number: int) -> bytes:
    return number.to_bytes(3, "little")
