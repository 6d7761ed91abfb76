// Verifies games made by the C++ rules (cat-in-the-box-replay make) with the TypeScript rules, step by step.
//   training/check/cat-in-the-box-replay make 1200 7 | npx tsx --conditions=source training/check/cat-in-the-box-verify.ts
import { createInterface } from 'node:readline';
import { INPUTS } from '../../packages/bots/src/cat-in-the-box/features.ts';
import { setInputs } from '../../packages/bots/src/cat-in-the-box/inputs.ts';
import { actionOf } from '../../packages/bots/src/cat-in-the-box/net.ts';
import { Bits } from '../../packages/bots/src/net/bits.ts';
import { hexOf } from '../../packages/bots/src/testing/net-fixtures.ts';
import { GAMES } from '../../packages/rules/src/index.ts';
const game = GAMES['cat-in-the-box'];
const bits = new Bits(INPUTS);
const moves = new Int32Array(game.maxLegalMoves);
let games = 0,
  steps = 0,
  differences = 0;
const differ = (what: string): void => {
  if (differences++ < 10) console.log(`difference: ${what} (game ${games}, step ${steps})`);
};
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line) as {
    players: number;
    layout: string;
    totals: number[];
    shares: number[];
    rounds: { deal: unknown; steps: [number, string, string, string][]; paradox: number; points: number[] }[];
  };
  const { players, layout } = told;
  const position = game.newGame({ players, layout });
  told.rounds.forEach((round, r) => {
    const begun = game.begin(position, round.deal);
    if (!begun.ok) return differ(begun.error.reason);
    for (const [seat, mask, text, hex] of round.steps) {
      if (game.nextSeat(position) !== seat) differ('turn');
      const view = game.view(position, seat);
      const length = game.legalMoves(position, seat, moves);
      let own = 0n;
      for (let i = 0; i < length; i++) own |= 1n << BigInt(actionOf(view, moves[i]));
      if (own.toString(16) !== mask) differ('legal');
      setInputs(view, bits);
      if (hexOf(bits) !== hex) differ('features');
      const move = game.parseMove(text);
      if (!move.ok || game.refusal(position, seat, move.value)) differ('refused');
      else game.play(position, seat, move.value);
      steps++;
    }
    if (game.roundsScored(position) !== r + 1) differ('round not over');
    const result = game.roundResult(position, r) as { scores: number[]; paradox: number | null };
    if ((result.paradox ?? -1) !== round.paradox || String(result.scores) !== String(round.points))
      differ('scores');
  });
  if (!game.isOver(position)) differ('not over');
  const { totals, places } = game.scores(position);
  const winners = places.filter((place) => place === 1).length;
  if (
    String(totals) !== String(told.totals) ||
    String(places.map((p) => (p === 1 ? 60 / winners : 0))) !== String(told.shares)
  )
    differ('totals or places');
  games++;
}
console.log(`games ${games} moves ${steps} differences ${differences}`);
process.exitCode = differences ? 1 : 0;
