// The nets of the bots: files of their own, fetched when a bot of the game first needs its net.

const addresses = import.meta.glob<string>('../games/*/net.ts', { import: 'default', eager: true });

export async function fetchNet(game: string): Promise<Uint8Array> {
  const response = await fetch(addresses[`../games/${game}/net.ts`]);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
