// Where the nets of the bots are: files of their own, fetched when a bot of the game first needs its net.

import catInTheBox from '@menagerie/bots/nets/cat-in-the-box.net?url';

const ADDRESSES: Readonly<Record<string, string>> = { 'cat-in-the-box': catInTheBox };

export async function fetchNet(game: string): Promise<Uint8Array> {
  const response = await fetch(ADDRESSES[game]);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
