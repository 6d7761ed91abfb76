import { expect, test } from 'vitest';
import { AddressRanges, parseRange } from './address-range.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7/32', '203.0.113.7'],
  ['203.0.113.77/24', '203.0.113.0/24'],
  ['203.0.113.77/12', '203.0.0.0/12'],
  ['255.255.255.255/8', '255.0.0.0/8'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::/128', '2001:db8:1:2::/64'],
  ['2001:db8:1:2ff::9/56', '2001:db8:1:200::/56'],
  ['2001:db8::1/32', '2001:db8::/32'],
  ['::1', '::/64'],
])('%s is the range %s', (text, range) => expect(parseRange(text)).toBe(range));

test.each([
  '',
  'cat',
  '1.2.3',
  '1.2.3.4/',
  '1.2.3.4/7',
  '1.2.3.4/x',
  '2001:db8::/8',
  'fe80::1%eth0',
  '1.2.3.4/24/2',
])('%j is no range that may be banned', (text) => expect(parseRange(text)).toBeNull());

test.each([
  ['203.0.113.200', true],
  ['::ffff:203.0.113.200', true],
  ['203.0.114.1', false],
  ['2001:db8:1:2:ffff::1', true],
  ['2001:db8:1:3::1', false],
  ['not an address', false],
])('%s is in the ranges: %s', (address, isIn) => {
  expect(new AddressRanges(['203.0.113.0/24', '2001:db8:1:2::/64']).has(address)).toBe(isIn);
});
