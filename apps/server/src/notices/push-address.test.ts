import { expect, test } from 'vitest';
import { isPublic, publicLookup } from './push-address.ts';

test.each(['127.0.0.1', '10.0.0.1', '100.64.0.1', '172.20.1.1', '192.168.1.1', '169.254.169.254', '0.0.0.0', '255.255.255.255', '::1', '::', 'fe80::1', 'fd12::1', '::ffff:192.168.0.1', '64:ff9b::a00:1', '2002:a00:1::', ''])('%s is not of the open internet', (address) => expect(isPublic(address)).toBe(false)); // prettier-ignore

test.each(['142.250.1.1', '2a00:1450:4001::1'])('%s is', (address) => expect(isPublic(address)).toBe(true));

test('a name that leads inside is not looked up', async () => {
  const error = await new Promise((resolve) => publicLookup('localhost', {}, (found) => resolve(found)));
  expect(error).toBeInstanceOf(Error);
});
