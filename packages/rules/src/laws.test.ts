// Every game in the registry, and one that exists only here, obeys the laws.

import { GAME_IDS, GAMES, type GameId } from './registry.ts';
import { catSecrets } from './testing/cat-in-the-box.ts';
import { mouseSecrets } from './testing/field-mice-secrets.ts';
import { fieldMice } from './testing/field-mice.ts';
import { boxSecrets } from './testing/if-it-fits.ts';
import { describeLaws } from './testing/laws.ts';
import type { Secrets } from './testing/secrets.ts';
import { whaleSecrets } from './testing/trump-whales.ts';

const SECRETS: Record<GameId, Secrets> = {
  'cat-in-the-box': catSecrets,
  'trump-whales': whaleSecrets,
  'if-it-fits': boxSecrets,
};

for (const id of GAME_IDS) describeLaws(GAMES[id], SECRETS[id]);
describeLaws(fieldMice, mouseSecrets);
