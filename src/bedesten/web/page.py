"""The page in the browser: files that were built from `client/`, and for every address of ours the same page, which finds its
way by itself."""

import re
from base64 import b64encode
from dataclasses import dataclass
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from bedesten.web.auth import secret_of, welcome
from bedesten.web.headers import inline_hash, policy

PAGE_FOLDER = Path(__file__).parent / "page"
START_PAGE = "index.html"
NOT_BUILT = "The page is not built yet. In the folder of the sources: make client, and start the server again.\n"
PEOPLE = "people/"  # behind it stands a name, which may have a full stop
COMPRESSED = {"br": ".br", "gzip": ".gz"}  # the smaller first
CACHE_FOR_GOOD = "public, max-age=31536000, immutable"  # what has a hash in its name never changes
CACHE_REVALIDATE = "no-cache"
CACHE_NEVER = "no-store"  # it brings a cookie, which nobody else may be given


@dataclass(frozen=True)
class File:
    """A file as it can be sent: plain, and packed."""

    kind: str
    tag: str
    cache: str
    contents: dict[str, bytes]  # by encoding; "" is plain


@dataclass(frozen=True)
class Page:
    """What was built; without files, if nothing was."""

    files: dict[str, File]
    policy: str


def load_page(folder: Path = PAGE_FOLDER) -> Page:
    found = (path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix not in COMPRESSED.values())
    files = {path.relative_to(folder).as_posix(): _file(path, folder) for path in found}
    return Page(files, _policy(files[START_PAGE].contents[""].decode()) if files else "")


def _file(path: Path, folder: Path) -> File:
    plain = path.read_bytes()
    packed = {encoding: Path(f"{path}{ending}") for encoding, ending in COMPRESSED.items()}
    contents = {encoding: file.read_bytes() for encoding, file in packed.items() if file.is_file()}
    kind = (
        "application/manifest+json" if path.suffix == ".webmanifest" else guess_type(path.name)[0] or "application/octet-stream"
    )
    tag = b64encode(sha256(plain).digest()[:12]).decode()
    return File(
        kind, f'"{tag}"', CACHE_FOR_GOOD if path.parent == folder / "assets" else CACHE_REVALIDATE, {**contents, "": plain}
    )


def _policy(html: str) -> str:
    """Nothing but what the house sends, and of scripts in the page itself only those that were built into it."""
    inline = re.findall(r"<script>(.*?)</script>", html, re.DOTALL)
    return policy(script_src=" ".join(["'self'", *map(inline_hash, inline)]))


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, State]) -> Response[bytes]:
    """A file, or else the page: addresses such as /table/k3x9mpqr are read there."""
    built: Page = request.app.state.page
    files, name = built.files, request.scope["path"].strip("/")
    if not files:
        return Response(NOT_BUILT.encode(), media_type="text/plain; charset=utf-8", status_code=503)
    if "." in name.rpartition("/")[2] and name not in files and not name.startswith(PEOPLE):
        raise NotFoundException
    file = files.get(name, files[START_PAGE])
    cache = file.cache
    if file is files[START_PAGE] and not secret_of(request):
        welcome(request)
        cache = CACHE_NEVER
    headers = {"cache-control": cache, "etag": file.tag, "vary": "accept-encoding", "content-security-policy": built.policy}
    if request.headers.get("if-none-match", "").removeprefix("W/") == file.tag:
        return Response(b"", headers=headers, status_code=304)
    encoding = best_encoding(request.headers.get("accept-encoding", ""), file)
    headers |= {"content-encoding": encoding} if encoding else {}
    return Response(file.contents[encoding], headers=headers, media_type=file.kind)


def best_encoding(accepted: str, file: File) -> str:
    """The smallest that both sides know; "" is plain."""
    wanted = {name.strip() for name, _, weight in (part.partition(";") for part in accepted.split(",")) if not _is_zero(weight)}
    return next((encoding for encoding in file.contents if encoding in wanted), "")


def _is_zero(weight: str) -> bool:
    return re.fullmatch(r"\s*q=0(\.0*)?\s*", weight) is not None
