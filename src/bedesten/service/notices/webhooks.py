"""Webhooks as Discord, Slack and ntfy understand them."""

import json
from dataclasses import replace
from typing import Any

from bedesten.service.notices.guard import Target
from bedesten.service.notices.posting import Post
from bedesten.service.notices.wording import Message

DISCORD, SLACK, NTFY = "discord", "slack", "ntfy"
FORMATS = (DISCORD, SLACK, NTFY)
_HOSTS = {"discord.com": DISCORD, "discordapp.com": DISCORD, "hooks.slack.com": SLACK}
TEXT_LENGTH = 1900  # Discord takes 2000 characters


def format_of(target: Target) -> str:
    """Which one an address looks like; ntfy, of which there are many, if it looks like no other."""
    return next((name for host, name in _HOSTS.items() if target.host == host or target.host.endswith(f".{host}")), NTFY)


def post_to(target: Target, form: str, message: Message) -> Post:
    place, body = _BODIES[form](target, message)
    return Post(place, {"Content-Type": "application/json"}, json.dumps(body).encode())


def _discord(target: Target, message: Message) -> tuple[Target, dict[str, Any]]:
    """Whatever people call themselves: nobody is mentioned, and nothing is drawn in bold."""
    text = "".join(f"\\{c}" if c in "\\*_~`|>#[]()<@" else c for c in _text(message))
    return target, {"content": _with_link(text, message.link), "allowed_mentions": {"parse": []}}


def _slack(target: Target, message: Message) -> tuple[Target, dict[str, Any]]:
    text = _text(message).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return target, {"text": _with_link(text, message.link), "unfurl_links": False}


def _ntfy(target: Target, message: Message) -> tuple[Target, dict[str, Any]]:
    """As JSON, which goes to the root and names the topic: a name of somebody is no header there."""
    root, _, topic = target.path.partition("?")[0].rstrip("/").rpartition("/")
    body: dict[str, Any] = {"topic": topic, "title": message.title, "message": message.text[:TEXT_LENGTH] or message.title}
    body |= {"priority": 4 if message.is_urgent else 3}
    return replace(target, path=f"{root}/"), body | ({"click": message.link} if message.link else {})


def _text(message: Message) -> str:
    return "\n".join(line for line in (message.title, message.text) if line)[:TEXT_LENGTH]


def _with_link(text: str, link: str) -> str:
    return f"{text}\n{link}" if link else text


_BODIES = {DISCORD: _discord, SLACK: _slack, NTFY: _ntfy}
