import { expect, test } from 'vitest';
import { countedAddress } from './address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::2:0:0:1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:192.0.2.7', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (ip, counted) => {
  expect(countedAddress(ip)).toBe(counted);
});

test.each(['', 'unknown', ':', ':::', '1:2:3:4:5:6:7:8:9', '[::1]:80'])(
  '%j is counted as something',
  (ip) => {
    expect(countedAddress(ip)).toEqual(expect.any(String));
  },
);
