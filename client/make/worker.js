/* Keeps the page, so that it opens without a connection and says what is the matter. Of the languages it keeps the one that is spoken,
   which its own address names. What the server says is never kept: whatever begins with /api goes past here. VERSION, LANGUAGES and FILES
   stand above when it is built. */
const LANGUAGE = new URL(location.href).searchParams.get("language");
const NAME = `bedesten-${VERSION}-${LANGUAGE}`;
const KEPT = FILES.filter((file) => !LANGUAGES.some((other) => other !== LANGUAGE && file.startsWith(`/assets/${other}-`)));

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((kept) => kept.addAll(KEPT)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forget().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (KEPT.includes(pathname)) event.respondWith(file(event.request));
});

/** Whoever is called comes to the page that called. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: "window" }).then(([page]) => (page ? page.focus() : self.clients.openWindow("/"))));
});

async function forget() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
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
