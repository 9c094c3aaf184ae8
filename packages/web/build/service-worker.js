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

/* Tells of games by days that wait for the player; `PushedTurn` is what the server sends. */
const WORDS = {
  en: {
    title: 'Your move',
    waits: (rival) => (rival === null ? 'A game waits for you.' : `${rival} waits for your move.`),
    left: (days, hours) =>
      days > 1 ? `${days} days left.` : hours > 1 ? `${hours} hours left.` : 'Less than two hours left.',
  },
  de: {
    title: 'Du bist dran',
    waits: (rival) => (rival === null ? 'Ein Spiel wartet auf dich.' : `${rival} wartet auf deinen Zug.`),
    left: (days, hours) =>
      days > 1
        ? `Noch ${days} Tage.`
        : hours > 1
          ? `Noch ${hours} Stunden.`
          : 'Weniger als zwei Stunden Zeit.',
  },
};
const HOUR_MS = 3_600_000;

self.addEventListener('push', (event) => {
  const { room, rival, due, waiting, language } = event.data.json();
  const words = WORDS[language] ?? WORDS.en;
  const hours = due === null ? null : Math.floor((due - Date.now()) / HOUR_MS);
  const left = hours === null ? [] : [words.left(Math.floor(hours / 24), hours)];
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(words.title, {
        body: [words.waits(rival), ...left].join(' '),
        // A later push about the same game takes its place.
        tag: room,
        icon: 'icon.svg',
        data: room,
      }),
      // On the icon of an installed page, where the system has such badges.
      self.navigator.setAppBadge?.(waiting).catch(() => undefined),
    ]),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const table = new URL(`./#/t/${encodeURIComponent(event.notification.data)}`, self.location).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async (pages) => {
      const there = pages.find(({ url }) => url === table);
      return there === undefined ? self.clients.openWindow(table) : there.focus();
    }),
  );
});
