// Files of their own that are fetched when they are first needed, and kept on the device from then on, so that what needs
// them works without a network. Their names have a hash of the content in them: what is kept under one never changes.

/** Files that were asked for: whoever asks again could not use what was kept. */
const asked = new Set<string>();

/** `current`: all files of the kind in this version of the page. Others are of no more use, and go. */
export async function fetchKept(
  kind: string,
  file: string,
  current: readonly string[],
): Promise<ArrayBuffer> {
  const address = absolute(file);
  const cache = await openCache(kind);
  const kept = asked.has(address) ? undefined : await cache?.match(address);
  asked.add(address);
  const response = kept ?? (await fetch(address));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (!kept && cache) await keep(cache, address, bytes, current.map(absolute));
  return bytes;
}

const absolute = (file: string): string => new URL(file, location.href).href;

/** Null where the browser gives no room: then files are fetched on every visit. */
async function openCache(kind: string): Promise<Cache | null> {
  try {
    return await caches.open(kind);
  } catch {
    return null;
  }
}

async function keep(
  cache: Cache,
  address: string,
  bytes: ArrayBuffer,
  current: readonly string[],
): Promise<void> {
  try {
    await cache.put(address, new Response(bytes));
    for (const { url } of await cache.keys()) if (!current.includes(url)) await cache.delete(url);
  } catch {
    // The disk is full: it works without.
  }
}
