// Verifies games made by the C++ rules (if-it-fits-replay make N SEED) with the TypeScript rules, step by step.
//   training/check/if-it-fits-replay make 2000 7 | npx tsx --conditions=source training/check/if-it-fits-verify.ts
import { createInterface } from 'node:readline';
import { Appraiser } from '../../packages/bots/src/if-it-fits/appraisal.ts';
import { KEEN } from '../../packages/bots/src/if-it-fits/styles.ts';
import { GAMES } from '../../packages/rules/src/index.ts';
import { gainHash, inputHash, legalHash } from './if-it-fits-hash.ts';
import { sharesOf, Tally } from './tally.ts';
const game = GAMES['if-it-fits'];
const moves = new Int32Array(game.maxLegalMoves);
const appraiser = new Appraiser(KEEN);
const tally = new Tally();
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
  if (!begun.ok) tally.differ(begun.error.reason);
  for (const [seat, count, legal, gain, inputs, move] of told) {
    if (game.nextSeat(position) !== seat) tally.differ('turn');
    const length = game.legalMoves(position, seat, moves);
    if (length !== count || legalHash(moves, length) !== legal) tally.differ('legal');
    appraiser.lookAt(position, seat);
    const gains = Array.from({ length }, (_, i) => appraiser.gainOf(moves[i]));
    if (gainHash(gains) !== gain) tally.differ('gains');
    if (inputHash(position, seat, appraiser, moves, gains) !== inputs) tally.differ('inputs');
    if (game.refusal(position, seat, move)) tally.differ('refused');
    else game.play(position, seat, move);
    tally.steps++;
  }
  if (!game.isOver(position)) tally.differ('not over');
  const scores = game.scores(position);
  if (String(scores.totals) !== String(totals) || String(sharesOf(scores.places)) !== String(shares))
    tally.differ('totals or places');
  tally.games++;
}
tally.close();
