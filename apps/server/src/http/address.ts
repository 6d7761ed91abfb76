// The address a client is counted by: IPv4 as it is, also in IPv6 notation, and IPv6 by its first 64 bits,
// since a household or a machine has all the rest to itself.

import type { FastifyServerOptions } from 'fastify';

/** The client's address is the one added by the outermost of this many trusted proxies; the client's own header is ignored. */
export function trustHops(hops: number): NonNullable<FastifyServerOptions['trustProxy']> {
  return hops === 0 ? false : (_address: string, hop: number) => hop < hops;
}

export function countedAddress(ip: string): string {
  if (!ip.includes(':')) return ip;
  const groups = groupsOf(ip);
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups.slice(0, 4).map(hex).join(':')}::/64`;
}

const hex = (group: number): string => group.toString(16);
const bytesOf = (group: number): number[] => [group >> 8, group & 255];

/** The eight numbers of an IPv6 address; zeros where it cannot be read. */
export function groupsOf(ip: string): number[] {
  const [head, tail] = ip.replace(/%.*$/, '').split('::');
  const [before, after] = [numbersOf(head), tail === undefined ? [] : numbersOf(tail)];
  const gap = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<number>(gap).fill(0), ...after];
}

function numbersOf(part: string): number[] {
  return part
    .split(':')
    .filter((group) => group !== '')
    .flatMap((group) => {
      const bytes = group.split('.').map(Number);
      return bytes.length === 4
        ? [bytes[0] * 256 + bytes[1], bytes[2] * 256 + bytes[3]]
        : [Number.parseInt(group, 16) || 0];
    });
}
