// Which addresses the server may call. Browsers name the address of their push service, and anybody can send any address:
// so only https on its standard port, and nothing inside the server's network.

import { lookup as lookUp } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { AddressRanges } from '../people/address-range.ts';

/** Not of the open internet. */
const INTERNAL = new AddressRanges([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
  '::/96',
  '64:ff9b::/32',
  '2001::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]);

export const isPublic = (address: string): boolean => isIP(address) !== 0 && !INTERNAL.has(address);

/** Whether it may be an address of a push service; `mayBeLocal` is for tests. */
export function isPushAddress(endpoint: string, mayBeLocal: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, port, hostname, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (mayBeLocal && protocol === 'http:') return true;
  if (protocol !== 'https:' || port !== '') return false;
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? hostname.includes('.') : mayBeLocal || isPublic(bare);
}

/** For connections: a name that leads inside is refused when it is looked up, whatever it led to before. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0);
    const open = found.filter(({ address }) => isPublic(address));
    if (open.length === 0) return done(new Error('not a public address'), '', 0);
    if (options.all) return done(null, open);
    done(null, open[0].address, open[0].family);
  });
};
