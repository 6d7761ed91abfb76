// Games played with the TypeScript rules as text for the C++ side: deals, legal sets, inputs, choices of the rule bots,
// moves and scores.
// npx tsx --conditions=source training/check/trump-whales-record.ts GAMES SEED > games.txt
import { Bits } from '../../packages/bots/src/net/bits.ts';
import { INPUTS } from '../../packages/bots/src/trump-whales/features.ts';
import { greedy } from '../../packages/bots/src/trump-whales/greedy.ts';
import { setInputs } from '../../packages/bots/src/trump-whales/inputs.ts';
import { actionOf } from '../../packages/bots/src/trump-whales/net.ts';
import { choosePolicyMove } from '../../packages/bots/src/trump-whales/policy.ts';
import { BY_HAND, LEARNT, type Style } from '../../packages/bots/src/trump-whales/styles.ts';
import { GAMES, SeededRandom, turnOf, type Move } from '../../packages/rules/src/index.ts';
import { hexOf } from '../../packages/bots/src/testing/net-fixtures.ts';

const [games, seed] = process.argv.slice(2);
const game = GAMES['trump-whales'];
const random = new SeededRandom(seed);
const bits = new Bits(INPUTS);
const calm = (style: Style): Style => style.map((weights) => ({ ...weights, whim: 0 })) as unknown as Style;
const [CALM_BY_HAND, CALM_LEARNT] = [calm(BY_HAND), calm(LEARNT)];
let text = '';
for (let i = 0; i < Number(games); i++) {
  const players = 2 + (i % 3);
  const position = game.newGame({ players });
  // Who plays: 0 random, 1 greedy, 2 the hand-made policy, 3 the learnt one.
  const cast = Array.from({ length: players }, () => random.below(4));
  text += `N ${players}\n`;
  while (!game.isOver(position)) {
    game.deal(position, random);
    const { first, trump, token, hands } = game.dealOf(position) as unknown as {
      first: number;
      trump: string;
      token: number;
      hands: string[][];
    };
    text += `D ${first} ${'onbs'.indexOf(trump)} ${token === 9 ? 1 : 0} ${hands.flat().map(numberOf).join(' ')}\n`;
    for (let seat = game.nextSeat(position); seat >= 0; seat = game.nextSeat(position)) {
      const turn = turnOf(game, position, seat);
      const { view, legal } = turn;
      const act = (move: Move): number => actionOf(view, move);
      let mask = 0n;
      for (const move of legal) mask |= 1n << BigInt(act(move));
      const best = (style: Style): Move => choosePolicyMove(position, seat, random, style);
      const greedily = greedy.think(turn, random).best;
      const own = [
        (): Move => legal[random.below(legal.length)],
        (): Move => greedily,
        (): Move => best(BY_HAND),
        (): Move => best(LEARNT),
      ][cast[seat]]();
      setInputs(view, bits);
      text += `S ${seat} ${mask.toString(16).padStart(32, '0')} ${hexOf(bits)} ${[greedily, best(CALM_BY_HAND), best(CALM_LEARNT), own].map(act).join(' ')}\n`;
      game.play(position, seat, own);
    }
    const { pearls, bonuses, scores } = game.roundResult(
      position,
      game.roundsScored(position) - 1,
    ) as unknown as {
      pearls: number[];
      bonuses: number[];
      scores: number[];
    };
    text += `R ${scores.map((score, s) => `${pearls[s]} ${bonuses[s]} ${score}`).join(' ')}\n`;
  }
  const { totals, places } = game.scores(position);
  text += `E ${totals.map((total, s) => `${total} ${places[s] === 1 ? 60 : 0}`).join(' ')}\n`;
  if (text.length > 1 << 20) {
    process.stdout.write(text);
    text = '';
  }
}
process.stdout.write(text);

function numberOf(card: string): number {
  return card === '5' ? 32 : 'onbs'.indexOf(card[0]) * 8 + '12346789'.indexOf(card[1]);
}
