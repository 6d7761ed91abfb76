// The address under which others can watch a game: that of its table at the server, which is short, or one that
// holds the whole record.

import { addressOf } from '../route.ts';
import { packRecord } from './packed-record.ts';

export async function shareLink(text: string, table: string | null): Promise<string> {
  const from = { name: 'replay', key: null } as const;
  const route =
    table === null ? { ...from, packed: await packRecord(text) } : { ...from, packed: null, table };
  return new URL(addressOf(route), location.href).href;
}
