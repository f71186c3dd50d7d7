"""The description of the API: as JSON for programs, and as a plain page without scripts, which loads nothing from elsewhere."""

from html import escape
from importlib.metadata import version
from typing import Any

from litestar import MediaType, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from bedesten.web.headers import POLICY, inline_hash, policy

DOCS_PATH = "/api/docs"
PAGE_STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}"
    "code{font-family:ui-monospace,monospace;font-size:.92em}h2{margin:2.2rem 0 .3rem;font-size:1.1rem}"
    "td{padding:.1rem 1.2rem .1rem 0;vertical-align:top}p{margin:.3rem 0}"
    "@media(prefers-color-scheme:dark){body{color:#ddd;background:#1a1a1a}a{color:#8bf}}"
)
PAGE_POLICY = policy(style_src=inline_hash(PAGE_STYLE))


def api_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Bedesten",
        version=version("bedesten"),
        path=DOCS_PATH,
        use_handler_docstrings=True,
        render_plugins=[PlainPage(path="/", media_type=MediaType.HTML), JsonRenderPlugin()],
    )


def policy_of(path: str) -> str:
    """The content policy of a path: only this page brings a style of its own."""
    return PAGE_POLICY if path.rstrip("/") == DOCS_PATH else POLICY


class PlainPage(OpenAPIRenderPlugin):
    """Every route with what it takes and gives."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        head = f"<title>{escape(openapi_schema['info']['title'])}</title><style>{PAGE_STYLE}</style>"
        parts = [
            "<h1>Bedesten: the protocol</h1>",
            f"<p>Version {escape(openapi_schema['info']['version'])}. For programs: "
            f"<a href='{DOCS_PATH}/openapi.json'>openapi.json</a>. The WebSocket of a table is at "
            "<code>/api/tables/{table_id}/live</code>.</p>",
            *(
                _operation(method, path, said)
                for path, methods in openapi_schema["paths"].items()
                for method, said in methods.items()
            ),
            "<h1>Types</h1>",
            *(_type(name, said) for name, said in sorted(openapi_schema["components"].get("schemas", {}).items())),
        ]
        page = f"<!doctype html><html lang='en'><head><meta charset='utf-8'>{head}</head><body>{''.join(parts)}</body></html>"
        return page.encode()


def _operation(method: str, path: str, said: dict[str, Any]) -> str:
    rows = [(f"{p['name']} ({p['in']})", _kind(p.get("schema", {}))) for p in said.get("parameters", [])]
    bodies = said.get("requestBody", {}).get("content", {}).values()
    rows += [("body", _kind(body.get("schema", {}))) for body in bodies]
    rows += [(status, escape(answer.get("description", ""))) for status, answer in said.get("responses", {}).items()]
    text = said.get("description") or said.get("summary") or ""
    return f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(text)}</p>{_rows(rows)}"


def _type(name: str, said: dict[str, Any]) -> str:
    needed = said.get("required", [])
    rows = [(f"{field}{'' if field in needed else '?'}", _kind(kind)) for field, kind in said.get("properties", {}).items()]
    return f"<h2 id='{escape(name)}'><code>{escape(name)}</code></h2><p>{escape(said.get('description', ''))}</p>{_rows(rows)}"


def _rows(rows: list[tuple[str, str]]) -> str:
    shown = "".join(f"<tr><td><code>{escape(name)}</code></td><td>{text}</td></tr>" for name, text in rows)
    return f"<table>{shown}</table>" if rows else ""


def _kind(schema: dict[str, Any]) -> str:
    """A type in a few words, with links to those that have a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f"<a href='#{name}'>{name}</a>"
    for several in ("oneOf", "anyOf", "allOf"):
        if several in schema:
            return " or ".join(_kind(one) for one in schema[several])
    if "enum" in schema:
        return " or ".join(escape(str(value)) for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    kind = schema.get("type", "anything")
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))
