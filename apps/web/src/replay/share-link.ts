// The address under which others can watch a game: that of its table at the server, which is short, or one that
// holds the whole record.

import { linkTo } from '../online/link-to.ts';
import { packRecord } from './packed-record.ts';

export async function shareLink(text: string, table: string | null): Promise<string> {
  const from = { name: 'replay', key: null } as const;
  return linkTo(
    table === null ? { ...from, packed: await packRecord(text) } : { ...from, packed: null, table },
  );
}
