/* Caches every file of one version of the app, so that it works offline. */
const CACHE = 'bluemoon %VERSION%';
const FILES = ['%FILES%'];
/** There is only one page; the part after # is not sent to the server. */
const PAGE = new URL('./', self.location).pathname;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const dropOthers = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(dropOthers.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const asked = pathname === PAGE || pathname === `${PAGE}index.html` ? './' : request;
  event.respondWith(
    caches
      .open(CACHE)
      .then(async (cache) => (await cache.match(asked, { ignoreVary: true })) ?? fetch(request)),
  );
});
