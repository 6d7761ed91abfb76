// The part of the service worker that shows notices. What comes says only what kind of notice it is and where it leads;
// the words were left by the page, in the reader's language (src/online/notice-words.ts).

const BOX = 'menagerie-notices';
const WORDS = './notice-words.json';

/** For a browser whose page has not left any yet. */
const PLAIN = { title: 'Menagerie', body: '' };

self.addEventListener('push', (event) => {
  let data = {};
  try {
    data = event.data?.json() ?? {};
  } catch {
    // Not from our server; the browser wants something shown all the same.
  }
  event.waitUntil(tell(data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.address ?? '#/'));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain());
});

async function tell(data) {
  if (typeof data.waiting === 'number')
    await self.navigator.setAppBadge?.(data.waiting).catch(() => undefined);
  const address = addressOf(data);
  // Whoever looks at that very table sees it there.
  if (data.table && (await pages()).some((page) => page.focused && page.url.includes(data.table))) return;
  const words = await wordsFor(data);
  await self.registration.showNotification(words.title, {
    body: words.body,
    lang: words.lang,
    icon: './icon-192.png',
    badge: './icon-192.png',
    // One for each table: the newest takes the place of the one before, and only a reminder sounds again.
    tag: data.table ?? data.contest ?? data.kind ?? 'menagerie',
    renotify: data.kind === 'nudge',
    data: { address },
  });
}

function addressOf({ kind, table, contest }) {
  if (table) return `#/table/${table}`;
  if (contest) return `#/contest/${contest}`;
  return kind === 'day' ? '#/day' : '#/you';
}

async function wordsFor({ kind, game, from }) {
  const kept = await (await caches.open(BOX)).match(new URL(WORDS, self.registration.scope));
  const { lang, kinds, games } = kept ? await kept.json() : { kinds: {}, games: {} };
  const { title, body } = kinds[kind] ?? PLAIN;
  const facts = { game: games[game] ?? game ?? '', from: from ?? '' };
  const fill = (text) => text.replace(/\[(game|from)\]/g, (_, name) => facts[name]);
  return { title: fill(title), body: fill(body), lang };
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function open(address) {
  const { href } = new URL(address, self.registration.scope);
  const all = await pages();
  const there = all.find(({ url }) => url === href);
  if (there) return there.focus();
  const other = all.find(({ visibilityState }) => visibilityState === 'visible') ?? all[0];
  const led = await other?.navigate(href).catch(() => null);
  // None is open, or only one that this worker may not lead.
  return led ? led.focus() : self.clients.openWindow(href);
}

async function subscribeAgain() {
  const { key } = await (await fetch('./api/me/notices')).json();
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  await fetch('./api/me/notices/device', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}
