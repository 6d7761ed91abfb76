// Picks fixtures for the net from games made by the C++ rules: views with their inputs, for a position and for a move.
// training/check/if-it-fits-replay make 960 11 | npx tsx --conditions=source training/check/if-it-fits-fixtures.ts 10 >
// rows.ndjson
// python3 training/export.py --outputs NET.net rows.ndjson fixtures.ndjson; then scripts/pack-net-fixtures.ts if-it-fits
// fixtures.ndjson 480
import { createInterface } from 'node:readline';
import { GAMES, SeededRandom } from '../../packages/rules/src/index.ts';

/** Seat, legal moves, three sums, move, the position's inputs, a move, and the inputs with it. */
type Step = [number, number, number, number, number, number, string, number, string];
interface Made {
  readonly players: number;
  readonly table: string;
  readonly extended: boolean;
  readonly deal: unknown;
  readonly steps: readonly Step[];
}

const perKind = Number(process.argv[2] ?? 10);
const game = GAMES['if-it-fits'];
const random = new SeededRandom('fixtures');
const found = new Map<string, string[]>();
for await (const line of createInterface({ input: process.stdin })) {
  const { players, table, extended, deal, steps } = JSON.parse(line) as Made;
  const position = game.newGame({ players, table, extended });
  game.begin(position, deal);
  for (const [seat, count, , , , move, bits, of, withMove] of steps) {
    const kind = `${players} ${table} ${extended} ${position.phase}`;
    if (bits && count > 1 && random.below(3) === 0) {
      const view = game.view(position, seat);
      const rows = [
        { bits, view },
        { move: game.formatMove(of), bits: withMove, view },
      ];
      found.set(kind, [...(found.get(kind) ?? []), rows.map((row) => JSON.stringify(row)).join('\n')]);
    }
    game.play(position, seat, move);
  }
}
// Cycles through the phases, so that rare ones are included.
const kinds = [...new Set([...found.keys()].map((kind) => kind.split(' ').slice(0, 3).join(' ')))].sort();
for (const kind of kinds) {
  const byPhase = [...found]
    .filter(([key]) => key.startsWith(`${kind} `))
    .sort()
    .map(([, rows]) => rows);
  const picked: string[] = [];
  for (let i = 0; picked.length < perKind && i < 1000; i++)
    picked.push(...byPhase.flatMap((rows) => rows.slice(i, i + 1)));
  console.log(picked.slice(0, perKind).join('\n'));
}
