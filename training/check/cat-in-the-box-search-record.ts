// Games among flat, ismcts and hunter as text for cat-in-the-box-search.cpp; some choices are made twice, to see how often
// a bot agrees with itself.
// npx tsx --conditions=source training/check/cat-in-the-box-search-record.ts GAMES SEED EVERY > games.txt
import { actionOf } from '../../packages/bots/src/cat-in-the-box/net.ts';
import { botsFor, decide, playoutBudget } from '../../packages/bots/src/index.ts';
import { GAMES, SeededRandom, turnOf } from '../../packages/rules/src/index.ts';

const [games, seed, every] = process.argv.slice(2);
const game = GAMES['cat-in-the-box'];
const CAST = [
  ['flat', 1000],
  ['ismcts', 2000],
  ['hunter', 1000],
] as const;
const BOTS = CAST.map(([name]) => botsFor(game.id).find((bot) => bot.name === name)!);
const random = new SeededRandom(seed);
let asked = 0;
for (let i = 0; i < Number(games); i++) {
  const players = 2 + (i % 4);
  const purple = (i >> 2) & 1;
  const position = game.newGame({ players, layout: purple ? 'purple' : 'white' });
  const cast = Array.from({ length: players }, () => random.below(3));
  let text = `N ${players} ${purple} ${cast.join(' ')}\n`;
  while (!game.isOver(position)) {
    game.deal(position, random);
    const deal = game.dealOf(position) as unknown as { first: number; hands: number[][]; turnedUp: number[] };
    text += `D ${deal.first} ${deal.hands.flat().join(' ')} ${deal.turnedUp.join(' ')}\n`;
    for (let seat = game.nextSeat(position); seat >= 0; seat = game.nextSeat(position)) {
      const turn = turnOf(game, position, seat);
      const choose = (): number =>
        decide(BOTS[cast[seat]], turn as never, random, playoutBudget(CAST[cast[seat]][1]));
      const [first, ...others] = turn.legal;
      const move = others.length ? choose() : first;
      const again = others.length && asked++ % Number(every) === 0 ? actionOf(turn.view, choose()) : -1;
      text += `S ${actionOf(turn.view, move)} ${again}\n`;
      game.play(position, seat, move);
    }
  }
  process.stdout.write(text);
}
