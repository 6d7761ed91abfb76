// Games played with the TypeScript rules as text for the C++ side: deals, legal sets, features, choices of the
// rule bots, moves and scores.
// npx tsx --conditions=source training/check/cat-in-the-box-record.ts GAMES SEED > games.txt
import { INPUTS } from '../../packages/bots/src/cat-in-the-box/features.ts';
import { setInputs } from '../../packages/bots/src/cat-in-the-box/inputs.ts';
import { naiveModel } from '../../packages/bots/src/cat-in-the-box/naive.ts';
import { actionOf } from '../../packages/bots/src/cat-in-the-box/net.ts';
import { chooseMove } from '../../packages/bots/src/cat-in-the-box/policy.ts';
import { chooseBoldly, chooseCarefully } from '../../packages/bots/src/cat-in-the-box/styles.ts';
import { Bits } from '../../packages/bots/src/net/bits.ts';
import { hexOf } from '../../packages/bots/src/testing/net-fixtures.ts';
import { GAMES, SeededRandom, type Random } from '../../packages/rules/src/index.ts';

const [games, seed] = process.argv.slice(2);
const game = GAMES['cat-in-the-box'];
const random = new SeededRandom(seed);
const never: Random = { below: () => 0 };
const moves = new Int32Array(game.maxLegalMoves);
const bits = new Bits(INPUTS);
let text = '';
for (let i = 0; i < Number(games); i++) {
  const players = 2 + (i % 4);
  const layout = (i >> 2) & 1 ? 'purple' : 'white';
  const position = game.newGame({ players, layout });
  // Who plays: 0 random, 1 careful, 2 bold, 3 naive, 4 the learnt policy.
  const cast = Array.from({ length: players }, () => random.below(5));
  text += `N ${players} ${layout === 'purple' ? 1 : 0}\n`;
  while (!game.isOver(position)) {
    game.deal(position, random);
    const deal = game.dealOf(position) as unknown as { first: number; hands: number[][]; turnedUp: number[] };
    text += `D ${deal.first} ${deal.hands.map((hand) => hand.join(' ')).join(' ')} ${deal.turnedUp.join(' ')}\n`;
    for (let seat = game.nextSeat(position); seat >= 0; seat = game.nextSeat(position)) {
      const length = game.legalMoves(position, seat, moves);
      const legal = Array.from(moves.subarray(0, length));
      const view = game.view(position, seat);
      const act = (move: number): number => actionOf(view, move);
      let mask = 0n;
      for (const move of legal) mask |= 1n << BigInt(act(move));
      const choices = [
        legal[random.below(length)],
        chooseCarefully(position, seat),
        chooseBoldly(position, seat),
        naiveModel.choose(position, seat, never),
        chooseMove(position, seat, never, 0),
      ];
      const own =
        cast[seat] === 3
          ? naiveModel.choose(position, seat, random)
          : cast[seat] === 4
            ? chooseMove(position, seat, random, 0.5)
            : choices[cast[seat]];
      setInputs(view, bits);
      text += `S ${seat} ${mask.toString(16)} ${hexOf(bits)} ${choices.slice(1).map(act).join(' ')} ${act(own)}\n`;
      game.play(position, seat, own);
    }
    const { tricks, bonuses, paradox, scores } = game.roundResult(
      position,
      game.roundsScored(position) - 1,
    ) as unknown as {
      tricks: number[];
      bonuses: number[];
      paradox: number | null;
      scores: number[];
    };
    text += `R ${paradox ?? -1} ${tricks.map((won, s) => `${won} ${bonuses[s]} ${scores[s]}`).join(' ')}\n`;
  }
  const { totals, places } = game.scores(position);
  const winners = places.filter((place) => place === 1).length;
  text += `E ${totals.map((total, s) => `${total} ${places[s] === 1 ? 60 / winners : 0}`).join(' ')}\n`;
  if (text.length > 1 << 20) {
    process.stdout.write(text);
    text = '';
  }
}
process.stdout.write(text);
