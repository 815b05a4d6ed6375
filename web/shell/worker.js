// The service worker: the page and its files are kept, so that the shell is there without a network. Nothing of the game is
// kept: what the server says always comes from the server. The build writes in which files there are. A page that is open
// says which of them it has loaded, so that a first visit loads nothing twice and nothing that it does not need.
const NAME = `folsom-${"VERSION"}`;
const FILES = new Set("FILES");

async function keep(paths) {
    const cache = await caches.open(NAME);
    const known = await Promise.all(paths.map((path) => cache.match(path)));
    await cache.addAll(paths.filter((path, number) => FILES.has(path) && !known[number]));
}

self.addEventListener("install", (event) => {
    event.waitUntil(keep(["/"]).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
    const old = (names) => names.filter((name) => name.startsWith("folsom-") && name !== NAME);
    event.waitUntil(
        caches
            .keys()
            .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
            .then(() => self.clients.claim()),
    );
});

self.addEventListener("message", (event) => {
    event.waitUntil(keep(event.data.keep));
});

async function file(request, pathname) {
    const kept = await caches.match(pathname);
    if (kept) return kept;
    const found = await fetch(request);
    if (found.ok) {
        const cache = await caches.open(NAME);
        await cache.put(pathname, found.clone());
    }
    return found;
}

/** The page is asked for first, so that a new build is found; a file with a hash in its name never changes. */
self.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== location.origin) return;
    if (request.mode === "navigate" && !pathname.startsWith("/api/")) {
        event.respondWith(fetch(request).catch(() => caches.match("/")));
    } else if (FILES.has(pathname)) {
        event.respondWith(file(request, pathname));
    }
});

/** A notice that it is somebody's turn was touched: his page comes to the front. */
self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(
        self.clients
            .matchAll({ type: "window" })
            .then(([page]) => (page ? page.focus() : self.clients.openWindow("/"))),
    );
});
