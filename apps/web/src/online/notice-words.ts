// Stores the texts of notices for the service worker, which has no catalogues: in the reader's language, with
// placeholders for the game and a name.

import { PAGE_GAMES } from '../games/index.ts';
import { gameName } from '../games/names.ts';
import { t, words } from '../words/words.svelte.ts';

const BOX = 'menagerie-notices';
const WORDS = './notice-words.json';
const KINDS = ['turn', 'nudge', 'call', 'rematch', 'challenge', 'day', 'test'] as const;
const PLACES = { game: '[game]', from: '[from]' };

export async function keepNoticeWords(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await words.enter('notices');
  const kinds = KINDS.map((kind) => [
    kind,
    { title: t(`notices-say-${kind}`, PLACES), body: t(`notices-say-${kind}-text`, PLACES) },
  ]);
  const games = PAGE_GAMES.map(({ id }) => [id, gameName(id)]);
  const kept = {
    lang: words.language,
    kinds: Object.fromEntries(kinds) as object,
    games: Object.fromEntries(games) as object,
  };
  const box = await caches.open(BOX);
  await box.put(new URL(WORDS, document.baseURI), Response.json(kept));
}
