// Separate files fetched when first needed and then kept on the device, so that features using them work offline. Their
// names contain a hash of the content, so a kept file never changes.

/** Files already requested once: a repeated request means the kept copy was unusable. */
const asked = new Set<string>();

/** `current`: all files of the kind in this version of the page. Any others are obsolete and get deleted. */
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

/** Null if the browser offers no storage: then files are fetched on every visit. */
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
    // The disk is full, but it works without.
  }
}
