"""A browser without a push service that subscribes all the same: what its owner says, and the keys that a test holds."""

import json

from playwright.sync_api import BrowserContext

from service.receivers import PushedBrowser

STAND_IN = """(({ endpoint, keys, says }) => {
  const kept = "stands in for the browser";
  const read = () => JSON.parse(localStorage[kept] ?? '{"permission":"default","subscribed":false}');
  const keep = (change) => (localStorage[kept] = JSON.stringify({ ...read(), ...change }));
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, expirationTime: null, keys }),
    unsubscribe: async () => (keep({ subscribed: false }), true),
  };
  Object.defineProperty(Notification, "permission", { get: () => read().permission });
  Notification.requestPermission = async () => (keep({ permission: says }), says);
  PushManager.prototype.getSubscription = async () => (read().subscribed ? made : null);
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 87) throw new TypeError("no key of a server");
    if (read().permission !== "granted") throw new DOMException("not allowed", "NotAllowedError");
    if (!endpoint) throw new DOMException("no push service", "AbortError");
    keep({ subscribed: true });
    return made;
  };
})"""


def stand_in(context: BrowserContext, endpoint: str, browser: PushedBrowser | None = None, says: str = "granted") -> None:
    """`endpoint`: where messages to this browser go; empty: its service cannot be reached. `says`: what its owner answers."""
    keys = (browser or PushedBrowser()).keys
    context.add_init_script(f"{STAND_IN}({json.dumps({'endpoint': endpoint, 'keys': keys, 'says': says})})")
