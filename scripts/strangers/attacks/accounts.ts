// Accounts and addresses made up to get more than one's share.

import type { Attack, Field } from '../attack.ts';
import { fillLobby } from './tables.ts';

async function thirtyAccounts(field: Field): Promise<void> {
  const { close } = await fillLobby(field);
  const all = await field.strangers(30);
  let taken = 0;
  const began = performance.now();
  await field.flood({ perSecond: 400 }, async (i) => {
    const { status } = await all[i % 30].send('GET', '/tables?limit=200');
    if (status === 200) taken++;
  });
  await close();
  const seconds = Math.round((performance.now() - began) / 1000);
  field.note(`${taken} requests were answered in ${seconds} s`);
  const minutes = Math.ceil(seconds / 60) + 1;
  field.expect(taken <= minutes * 12_000, 'an address gets 12,000 answers a minute at most');
}

export const ACCOUNT_ATTACKS: readonly Attack[] = [
  {
    name: 'thirty-accounts',
    tries: 'thirty accounts at one address read a lobby of forty tables 400 times a second',
    run: thirtyAccounts,
  },
  {
    name: 'thirty-accounts-here',
    tries: 'the same from the address of the fifty players',
    sharesAddress: true,
    run: thirtyAccounts,
  },
  {
    name: 'forged-addresses',
    tries: 'one address makes accounts, and writes another X-Forwarded-For into each request',
    async run(field: Field): Promise<void> {
      const guest = field.guest();
      let made = 0;
      await field.flood({ perSecond: 5, times: 300 }, async (i) => {
        const headers = { 'x-forwarded-for': `203.0.113.${i % 250}, 198.51.100.${i % 250}` };
        const { status } = await guest.send('POST', '/people', { name: `Forged ${i}` }, headers);
        if (status === 201) made++;
      });
      field.note(`${made} accounts were made`);
      field.expect(made <= 120, 'an address makes sixty accounts a minute at most');
    },
  },
];
