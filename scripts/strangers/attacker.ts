// A separate process for each attack, so that its work doesn't delay the players' clocks: `attacker.ts NAME
// SERVER`. It ends when the attack does, and reports the result to its parent.

import { Field } from './attack.ts';
import { ATTACKS } from './attacks/index.ts';

const [name, server] = process.argv.slice(2);
const number = ATTACKS.findIndex((attack) => attack.name === name);
const attack = ATTACKS[number];
const stop = new AbortController();
process.once('message', () => stop.abort());

const field = new Field({
  server,
  network: `127.0.${10 + number}`,
  sharesAddress: attack.sharesAddress ?? false,
  stop: stop.signal,
});
try {
  await attack.run(field);
} catch (error) {
  field.expect(false, `the attack itself runs: ${String(error)}`);
}
process.send?.(field.outcome(), () => process.exit(0));
