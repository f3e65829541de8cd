// sw.js: the page without a network.  The build puts the list of files and its fingerprint in (vite.config.ts): the core is fetched when
// a version is installed, the rest (rules, guides, screens) when the page says that it is at rest.
/* global CORE, REST, VERSION */
const CACHE = `sagebrush-${VERSION}`;

self.addEventListener('install', (event) => {
    event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(CORE)));
});

self.addEventListener('activate', (event) => {
    event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
    if (event.data === 'replace') self.skipWaiting();
    if (event.data === 'rest') event.waitUntil(fetchRest(event.source));
});

self.addEventListener('fetch', (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== 'GET' || url.origin !== location.origin) return;
    if (event.request.mode === 'navigate' && url.pathname === new URL('./', location.href).pathname) event.respondWith(fromCache('./', event.request));
    else if (isOurs(url)) event.respondWith(fromCache(event.request, event.request));
});

// A table waits: shown even when no page is open; a click leads there.
self.addEventListener('push', (event) => {
    const { title, body, url, table } = event.data?.json() ?? {};
    if (title) event.waitUntil(self.registration.showNotification(title, { body, tag: table ?? 'sagebrush', data: { table, url }, icon: './icon-192.png' }));
});

self.addEventListener('notificationclick', (event) => {
    const { table } = event.notification.data ?? {};
    event.notification.close();
    event.waitUntil(show(new URL(table ? `./#/online/${table}` : './#/online', location.href).href));
});

async function show(href) {
    const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!open) return self.clients.openWindow(href);
    await open.focus();
    return open.navigate(href);
}

function isOurs(url) {
    return [...CORE, ...REST].some((file) => new URL(file, location.href).pathname === url.pathname);
}

/** The version that this worker belongs to; a file of another one comes from the network. */
async function fromCache(key, request) {
    const cache = await caches.open(CACHE);
    return (await cache.match(key)) ?? fetch(request);
}

async function fetchRest(client) {
    const cache = await caches.open(CACHE);
    for (const file of REST) if (!(await cache.match(file))) await cache.add(file);
    client.postMessage('offline');
}

async function forgetOthers() {
    const names = await caches.keys();
    await Promise.all(names.filter((n) => n.startsWith('sagebrush-') && n !== CACHE).map((n) => caches.delete(n)));
}
