// The address under which others can watch a game: that of its table at the server, which is short, or one that
// holds the whole record.

import { linkTo } from '../online/link-to.ts';
import { packRecord } from './packed-record.ts';
import type { RecordedGame } from './recorded-game.ts';

export async function shareLink({ text, record }: RecordedGame, table: string | null): Promise<string> {
  const from = { name: 'replay', key: null } as const;
  return linkTo(
    table === null
      ? { ...from, packed: await packRecord(text, record.game) }
      : { ...from, packed: null, table },
  );
}
