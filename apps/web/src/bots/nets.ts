// Where the nets of the bots are: files of their own, fetched when a bot of the game first needs its net, and kept on
// the device from then on, so that bots play without a network.

const addresses = import.meta.glob<string>('../games/*/net.ts', { import: 'default', eager: true });
const CACHE = 'nets';
/** Games whose net was asked for: whoever asks again could not use what was kept. */
const asked = new Set<string>();

export async function fetchNet(game: string): Promise<Uint8Array> {
  // Names have a hash of the content in them: what is kept under one never changes.
  const address = new URL(addresses[`../games/${game}/net.ts`], location.href).href;
  const cache = await openCache();
  const kept = asked.has(game) ? undefined : await cache?.match(address);
  asked.add(game);
  const response = kept ?? (await fetch(address));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (!kept && cache) await keep(cache, address, bytes);
  return new Uint8Array(bytes);
}

/** Null where the browser gives no room: then nets are fetched on every visit. */
async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(CACHE);
  } catch {
    return null;
  }
}

/** With the nets of this version alone: others are of no more use. */
async function keep(cache: Cache, address: string, bytes: ArrayBuffer): Promise<void> {
  const current = Object.values(addresses).map((one) => new URL(one, location.href).href);
  try {
    await cache.put(address, new Response(bytes));
    for (const { url } of await cache.keys()) if (!current.includes(url)) await cache.delete(url);
  } catch {
    // The disk is full: it works without.
  }
}
