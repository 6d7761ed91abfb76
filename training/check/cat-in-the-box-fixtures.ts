// Fixtures for the TypeScript side: bits from the C++ rules, views from the TypeScript rules; `export.py --outputs` adds what
// the int8 net answers.   npx tsx --conditions=source training/check/cat-in-the-box-fixtures.ts MADE.ndjson PICKED.ndjson
import { readFileSync, writeFileSync } from 'node:fs';
import { GAMES, SeededRandom } from '../../packages/rules/src/index.ts';

type Step = [seat: number, legal: string, move: string, bits: string];
interface Made {
  players: number;
  layout: string;
  rounds: { deal: unknown; steps: Step[] }[];
}
/** Of each number of players with each side of the board. */
const EACH = 220;
const [made, picked] = process.argv.slice(2);
const game = GAMES['cat-in-the-box'];
const random = new SeededRandom('fixtures');
const found = new Map<string, string[]>();
for (const line of readFileSync(made, 'utf8').trimEnd().split('\n')) {
  const { players, layout, rounds } = JSON.parse(line) as Made;
  const position = game.newGame({ players, layout });
  const key = `${players} ${layout}`;
  const list = found.get(key) ?? [];
  found.set(key, list);
  for (const { deal, steps } of rounds) {
    game.begin(position, deal);
    for (const [seat, legal, text, bits] of steps) {
      if (random.below(10) === 0) list.push(JSON.stringify({ legal, bits, view: game.view(position, seat) }));
      const move = game.parseMove(text);
      if (move.ok) game.play(position, seat, move.value);
    }
  }
}
const lines = [...found].sort().flatMap(([key, list]) => {
  if (list.length < EACH) throw new Error(`too few positions: ${key}`);
  for (let i = 0; i < EACH; i++) {
    const j = i + random.below(list.length - i);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list.slice(0, EACH);
});
writeFileSync(picked, `${lines.join('\n')}\n`);
console.log(`${lines.length} positions`);
