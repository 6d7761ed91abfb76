// Addresses and ranges of them, as bans name them: one IPv4 address or a range of them, and of IPv6 at least the /64
// that one household has.

import { BlockList, isIP } from 'node:net';
import { groupsOf } from '../http/address.ts';

const LEAST = { 4: 8, 6: 16 } as const;
const MOST = { 4: 32, 6: 64 } as const;

/** IPv4 written as IPv6 is the same address. */
export const plainAddress = (address: string): string =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

/** The range in its usual form, such as 203.0.113.7, 203.0.113.0/24 or 2001:db8:1:2::/64; null if it is none. */
export function parseRange(text: string): string | null {
  const [, written, bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? [];
  const address = plainAddress(written ?? '');
  const family = isIP(address) as 0 | 4 | 6;
  if (family === 0 || address.includes('%')) return null;
  const prefix = Math.min(bits === undefined ? MOST[family] : Number(bits), MOST[family]);
  if (prefix < LEAST[family]) return null;
  return family === 4 ? rangeOf4(address, prefix) : `${networkOf6(address, prefix)}/${prefix}`;
}

function rangeOf4(address: string, prefix: number): string {
  if (prefix === 32) return address;
  const value = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  const size = 2 ** (32 - prefix);
  const first = Math.floor(value / size) * size;
  return `${[24, 16, 8, 0].map((shift) => Math.floor(first / 2 ** shift) % 256).join('.')}/${prefix}`;
}

/** The first four groups are all that a range of at most 64 bits can have. */
function networkOf6(address: string, prefix: number): string {
  const groups = groupsOf(address)
    .slice(0, 4)
    .map((group, at) => {
      const kept = Math.min(16, Math.max(0, prefix - 16 * at));
      return (group & (0xffff << (16 - kept)) & 0xffff).toString(16);
    });
  while (groups.at(-1) === '0') groups.pop();
  return groups.length === 0 ? '::' : `${groups.join(':')}::`;
}

/** Whether an address is in any of the ranges. */
export class AddressRanges {
  readonly #list = new BlockList();

  constructor(ranges: readonly string[]) {
    for (const range of ranges) {
      const [network, bits] = range.split('/');
      const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
      if (bits === undefined) this.#list.addAddress(network, family);
      else this.#list.addSubnet(network, Number(bits), family);
    }
  }

  has(address: string): boolean {
    const plain = plainAddress(address);
    const family = isIP(plain);
    return family !== 0 && this.#list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  }
}
