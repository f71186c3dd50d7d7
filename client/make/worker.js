/* Keeps the page, so that it opens without a connection and says what is the matter, and shows what the server has to say while the
   page is closed. Of the languages it keeps the one that is spoken, which its own address names. What the server says is never kept:
   whatever begins with /api goes past here. VERSION, LANGUAGES and FILES stand above when it is built. */
const LANGUAGE = new URL(location.href).searchParams.get("language");
const NAME = `bedesten-${VERSION}-${LANGUAGE}`;
const KEPT = FILES.filter((file) => !LANGUAGES.some((other) => other !== LANGUAGE && file.startsWith(`/assets/${other}-`)));
const TOLD = "bedesten-told"; // the keys of the last messages
const REMEMBERED = 50;
const PATIENCE = 300; // milliseconds in which a page says where it is; some browsers allow little more after a click
const ALWAYS_SHOWS = /AppleWebKit(?!.*Chrom)/.test(navigator.userAgent); // WebKit ends the subscription of whoever shows nothing

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((kept) => kept.addAll(KEPT)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forget().then(() => self.clients.claim()));
  void speak(); // no page waits for this
});

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (KEPT.includes(pathname)) event.respondWith(file(event.request));
});

self.addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribe()));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.path ?? "/"));
});

// -- keeping the page

async function forget() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== NAME && name !== TOLD).map((name) => caches.delete(name)));
}

/** The newest page, as long as there is a connection. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/", { cacheName: NAME })) ?? Response.error();
  }
}

/** A file with a hash in its name never changes. */
async function file(request) {
  return (await caches.match(request, { cacheName: NAME })) ?? fetch(request);
}

// -- what the server has to say

/** Once, and not to whoever has it before his eyes. What is said later of the same place takes the place of this. */
async function tell({ title, text, path, place, key, language }) {
  const [there, told] = await Promise.all([pageAt(place), caches.open(TOLD)]);
  const isSeen = there?.visibilityState === "visible" || !!(await told.match(`/${key}`));
  const asked = { body: text, lang: language, tag: place, icon: "/icon-192.png", data: { path } };
  if (!isSeen || ALWAYS_SHOWS) await self.registration.showNotification(title, { ...asked, renotify: !isSeen, silent: isSeen });
  await told.put(`/${key}`, new Response());
  const keys = await told.keys();
  await Promise.all(keys.slice(0, -REMEMBERED).map((old) => told.delete(old)));
}

/** To the page that shows it, or to a new one. */
async function lead(path) {
  const there = await pageAt(path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

/** The one that somebody sees, if there are several. */
async function pageAt(place) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const places = await Promise.all(pages.map(whereIs));
  const there = pages.filter((_, i) => places[i] === place);
  return there.find((one) => one.visibilityState === "visible") ?? there[0];
}

/** A page goes elsewhere without being loaded anew, so it knows best; one that sleeps is where it was opened. */
function whereIs(page) {
  return new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answer(data);
    setTimeout(answer, PATIENCE, new URL(page.url).pathname);
    page.postMessage("where", [port2]);
  });
}

// -- being reached by the server

/** Another language is spoken from now on. */
async function speak() {
  if (await self.registration.pushManager?.getSubscription()) await subscribe();
}

/** The server learns where this browser is reached and what it speaks, as long as it is still wanted here. */
async function subscribe() {
  try {
    const { push_key, channels } = await (await fetch("/api/notices")).json();
    if (!channels.some(({ here }) => here)) return;
    const made = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push_key });
    const { endpoint, keys: { p256dh, auth } } = made.toJSON();
    const body = JSON.stringify({ endpoint, p256dh, auth, language: LANGUAGE });
    await fetch("/api/notices/push", { method: "POST", headers: { "content-type": "application/json" }, body });
  } catch {
    // without a connection: with the next version or language
  }
}
