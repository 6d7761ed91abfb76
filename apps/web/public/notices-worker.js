// The part of the service worker that shows notifications. A push message contains only the kind of notification and
// its link; the page has stored the texts in the reader's language (src/online/notice-words.ts).

const BOX = 'menagerie-notices';
const WORDS = './notice-words.json';

/** An active page answers at once; a visible one does answer, but may be busy. */
const PATIENCE_MS = 700;
const LONG_PATIENCE_MS = 4_000;

/** For a browser whose page hasn't stored any yet. */
const PLAIN = { title: 'Menagerie', body: '' };

self.addEventListener('push', (event) => {
  let data = {};
  try {
    data = event.data?.json() ?? {};
  } catch {
    // Not from our server, but the browser requires a notification all the same.
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
  if (data.table && (await isLookedAt(address))) return;
  const words = await wordsFor(data);
  await self.registration.showNotification(words.title, {
    body: words.body,
    lang: words.lang,
    icon: './icon-192.png',
    badge: './icon-192.png',
    // One per table: the newest replaces the previous one, and only a reminder makes a sound again.
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

/** A page's answer (src/online/answer-worker.ts): its current address. Null if it is frozen and doesn't answer. */
function ask(page, question, patience = PATIENCE_MS) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    setTimeout(() => resolve(null), patience);
    port1.onmessage = ({ data }) => resolve(data);
    page.postMessage(question, [port2]);
  });
}

/** The pages with their current addresses. The worker itself only knows where each started. */
const placed = async () =>
  Promise.all((await pages()).map(async (page) => ({ page, hash: await ask(page, { notice: 'where' }) })));

/** Somebody looking at that very table sees it there. */
const isLookedAt = async (address) => {
  const looked = (await pages()).filter(({ focused }) => focused);
  const hashes = looked.map((page) => ask(page, { notice: 'where' }, LONG_PATIENCE_MS));
  return (await Promise.all(hashes)).some((hash) => isAt(hash, address));
};

/** Also with an invitation, or whatever else follows. */
const isAt = (hash, address) => hash?.split('?')[0] === address;

async function open(address) {
  const all = await placed();
  const there = all.find(({ hash }) => isAt(hash, address));
  if (there) return there.page.focus();
  const awake = all.filter(({ hash }) => hash !== null);
  const other = awake.find(({ page }) => page.visibilityState === 'visible') ?? awake[0];
  const led = other && (await ask(other.page, { notice: 'go', address })) !== null;
  return led ? other.page.focus() : self.clients.openWindow(new URL(address, self.registration.scope).href);
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
