// The address to share a game: its table's on the server, which is short, or one that contains the whole record.

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
