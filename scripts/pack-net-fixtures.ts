// Makes the fixtures of a game's net from those written by training: evenly from each kind of game (options), packed.
// tsx --conditions=source scripts/pack-net-fixtures.ts GAME FIXTURES.ndjson [HOW_MANY]

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { headOf, type NetFixture } from '../packages/bots/src/testing/net-fixtures.ts';
import type { Options, View } from '../packages/rules/src/index.ts';

const [game, source, howMany = '280'] = process.argv.slice(2);
type Fixture = NetFixture<View & { readonly options: Options }>;

const byOptions = new Map<string, Fixture[]>();
for (const line of readFileSync(source, 'utf8').trimEnd().split('\n')) {
  const fixture = JSON.parse(line) as Fixture;
  const key = JSON.stringify(fixture.view.options);
  byOptions.set(key, [...(byOptions.get(key) ?? []), fixture]);
}
const each = Math.ceil(Number(howMany) / byOptions.size);
const picked = [...byOptions.values()].flatMap((fixtures) => fixtures.slice(0, each));
const lines = [
  headOf(game, picked),
  ...picked.map(({ legal, move, bits, outputs, view }) => ({ legal, move, bits, outputs, view })),
];
const folder = `packages/bots/src/${game}/fixtures`;
mkdirSync(folder, { recursive: true });
const packed = gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { level: 9 });
writeFileSync(`${folder}/net.ndjson.gz`, packed);
console.log(`${picked.length} fixtures of ${byOptions.size} kinds of game, ${packed.length} bytes`);
