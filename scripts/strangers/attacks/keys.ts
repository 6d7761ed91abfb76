// Guessed keys and revoked keys.

import { wait, type Attack, type Field } from '../attack.ts';
import type { Client } from '../client.ts';

async function guessKeys(field: Field): Promise<void> {
  const owner = await field.stranger('Owner');
  await Promise.all([
    field.flood({ perSecond: 20 }, (i) =>
      field.guest().as(`wrong-key-${i}-of-nobody-at-all`).send('GET', '/me'),
    ),
    field.flood({ perSecond: 1 }, async () => {
      const { status } = await owner.send('GET', '/me');
      field.expect(status === 200, 'a right key works where others guess');
    }),
  ]);
}

/** How long a stream continues after its key is revoked, in milliseconds. */
async function outlives(device: Client, revoke: () => Promise<unknown>): Promise<number> {
  const stream = device.stream('/me/events');
  await stream.reply;
  await revoke();
  const at = performance.now();
  await Promise.race([stream.ended, wait(20_000)]);
  stream.close();
  return performance.now() - at;
}

export const KEY_ATTACKS: readonly Attack[] = [
  {
    name: 'wrong-keys',
    tries: '1,200 wrong keys a minute from the address of somebody with a right one',
    run: guessKeys,
  },
  {
    name: 'wrong-keys-here',
    tries: 'the same from the address of the fifty players',
    sharesAddress: true,
    run: guessKeys,
  },
  {
    name: 'revoked-keys',
    tries: 'a device whose key is void, and a person who is deleted, go on reading',
    async run(field: Field): Promise<void> {
      let longest = 0;
      await field.flood({ perSecond: 0.2 }, async (i) => {
        const person = await field.stranger(`Leaver ${i}`, 1 + (i % 4));
        const { body } = await person.send('POST', '/me/codes');
        const { code } = body as { code: string };
        const other = await person.send('POST', '/people/by-code', { code });
        const device = person.as((other.body as { key: string }).key);
        longest = Math.max(
          longest,
          await outlives(device, () => device.send('DELETE', '/me/key')),
          await outlives(person, () => person.send('DELETE', '/me')),
        );
      });
      field.note(`a stream outlived its key by ${Math.round(longest)} ms at most`);
      field.expect(longest < 2_000, 'streams end when their key is void');
    },
  },
];
