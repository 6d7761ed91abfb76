// Prints the C++ header of a game's net for training: tsx --conditions=source scripts/print-features.ts GAME

import { netFor } from '../packages/bots/src/index.ts';
import { offsetsOf, sizeOf, type Fields } from '../packages/bots/src/net/table.ts';

const [game] = process.argv.slice(2);
const table = netFor(game)?.table;
if (!table) throw new Error(`${game} has no net`);

/** Sizes that suit the GPU. */
const padded = (size: number): number => 64 * Math.ceil(size / 64);
const upper = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

function listFields(prefix: string, fields: Fields): string[] {
  const at = offsetsOf(fields);
  return Object.entries(fields).map(
    ([name, { dims, doc }]) => `  ${prefix}_${upper(name)} = ${at[name]}, // ${dims.join('x')}: ${doc}`,
  );
}

const { namespace, inputs, actions, outputs, hidden } = table;
const lines = [
  `// Printed by scripts/print-features.ts from packages/bots/src/${game}/features.ts. Do not edit.`,
  '#pragma once',
  `namespace ${namespace} {`,
  'enum Feature {',
  ...listFields('F', inputs),
  `  FEATURES_USED = ${sizeOf(inputs)},`,
  `  FEATURES = ${padded(sizeOf(inputs))},`,
  '};',
  'enum Action {',
  ...listFields('A', actions),
  `  ACTIONS = ${sizeOf(actions)},`,
  '};',
  'enum Output {',
  ...listFields('O', outputs),
  `  OUTPUTS = ${sizeOf(outputs)},`,
  '};',
  'enum Hidden {',
  ...listFields('H', hidden),
  `  HIDDEN_USED = ${sizeOf(hidden)},`,
  `  HIDDEN = ${padded(sizeOf(hidden))},`,
  '};',
  `} // namespace ${namespace}`,
];
console.log(lines.join('\n'));
