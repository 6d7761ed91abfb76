// Verifies games made by the C++ rules with the TypeScript rules, step by step. If It Fits has its own check.
// training/check/GAME-replay make 1200 7 | npx tsx --conditions=source training/check/verify.ts GAME
import { createInterface } from 'node:readline';
import { Bits } from '../../packages/bots/src/net/bits.ts';
import { hexOf } from '../../packages/bots/src/testing/net-fixtures.ts';
import { findGame, type Game } from '../../packages/rules/src/index.ts';
import { netSideOf, readMadeGame } from './made-games.ts';
import { sharesOf, Tally } from './tally.ts';

const game = findGame(process.argv[2]) as Game;
const { inputs, setInputs, actionOf } = await netSideOf(game);
const bits = new Bits(inputs);
const moves = new Int32Array(game.maxLegalMoves);
const tally = new Tally();
for await (const line of createInterface({ input: process.stdin })) {
  const told = readMadeGame(line);
  const position = game.newGame(told.options);
  told.rounds.forEach((round, r) => {
    const begun = game.begin(position, round.deal);
    if (!begun.ok) return tally.differ(begun.error.reason);
    for (const [seat, mask, text, hex] of round.steps) {
      if (game.nextSeat(position) !== seat) tally.differ('turn');
      const view = game.view(position, seat);
      const length = game.legalMoves(position, seat, moves);
      let own = 0n;
      for (let i = 0; i < length; i++) own |= 1n << BigInt(actionOf(view, moves[i]));
      if (own !== BigInt(`0x${mask}`)) tally.differ('legal');
      setInputs(view, bits);
      if (hexOf(bits) !== hex) tally.differ('inputs');
      const move = game.parseMove(text);
      if (!move.ok || game.refusal(position, seat, move.value)) tally.differ(`refused ${text}`);
      else game.play(position, seat, move.value);
      tally.steps++;
    }
    if (game.roundsScored(position) !== r + 1) return tally.differ('round not over');
    const { scores, paradox } = game.roundResult(position, r) as unknown as {
      scores: number[];
      paradox?: number | null;
    };
    if (String(scores) !== String(round.points)) tally.differ('scores');
    if (round.paradox !== undefined && (paradox ?? -1) !== round.paradox) tally.differ('paradox');
  });
  if (!game.isOver(position)) tally.differ('not over');
  const { totals, places } = game.scores(position);
  if (String(totals) !== String(told.totals) || String(sharesOf(places)) !== String(told.shares))
    tally.differ('totals or places');
  tally.games++;
}
tally.close();
