// Verifies games made by the C++ rules (if-it-fits-replay make N SEED) with the TypeScript rules, step by step.
//   training/check/if-it-fits-replay make 2000 7 | npx tsx --conditions=source training/check/if-it-fits-verify.ts
import { createInterface } from 'node:readline';
import { Appraiser } from '../../packages/bots/src/if-it-fits/appraisal.ts';
import { KEEN } from '../../packages/bots/src/if-it-fits/styles.ts';
import { GAMES } from '../../packages/rules/src/index.ts';
import { gainHash, inputHash, legalHash, sharesOf } from './if-it-fits-hash.ts';
const game = GAMES['if-it-fits'];
const moves = new Int32Array(game.maxLegalMoves);
const appraiser = new Appraiser(KEEN);
let games = 0,
  steps = 0,
  differences = 0;
const differ = (what: string): void => {
  if (differences++ < 10) console.log(`difference: ${what} (game ${games}, step ${steps})`);
};
for await (const line of createInterface({ input: process.stdin })) {
  const {
    players,
    table,
    extended,
    deal,
    steps: told,
    totals,
    shares,
  } = JSON.parse(line) as {
    players: number;
    table: string;
    extended: boolean;
    deal: unknown;
    steps: number[][];
    totals: number[];
    shares: number[];
  };
  const position = game.newGame({ players, table, extended });
  const begun = game.begin(position, deal);
  if (!begun.ok) differ(begun.error.reason);
  for (const [seat, count, legal, gain, inputs, move] of told) {
    if (game.nextSeat(position) !== seat) differ('turn');
    const length = game.legalMoves(position, seat, moves);
    if (length !== count || legalHash(moves, length) !== legal) differ('legal');
    appraiser.lookAt(position, seat);
    const gains = Array.from({ length }, (_, i) => appraiser.gainOf(moves[i]));
    if (gainHash(gains) !== gain) differ('gains');
    if (inputHash(position, seat, appraiser, moves, gains) !== inputs) differ('inputs');
    if (game.refusal(position, seat, move)) differ('refused');
    else game.play(position, seat, move);
    steps++;
  }
  if (!game.isOver(position)) differ('not over');
  const scores = game.scores(position);
  if (String(scores.totals) !== String(totals) || String(sharesOf(scores.places)) !== String(shares))
    differ('totals or places');
  games++;
}
console.log(`games ${games} moves ${steps} differences ${differences}`);
process.exitCode = differences ? 1 : 0;
