// Finds the margins of a game's levels: from the top down, each so wide that the level above wins the wanted share of
// two-player games against it. Prints what to write into the game's levels.ts.
//
//   npx tsx --conditions=source scripts/tune-levels.ts cat-in-the-box [--games 400] [--aim 0.67] [--seed tuning]

import { parseArgs } from 'node:util';
import { decide, meanOf, playoutBudget, winsOf, type Bot } from '@menagerie/bots';
import { loadNets } from '@menagerie/bots/node';
import { findGame, parseOptions, SeededRandom, turnOf, type Game } from '@menagerie/rules';
import { CAT_LADDER, catLevels } from '../packages/bots/src/cat-in-the-box/levels.ts';
import type { Ladder } from '../packages/bots/src/levels/ladder.ts';
import { levelBot } from '../packages/bots/src/levels/level-bot.ts';

const TUNED = ['leopard', 'lynx', 'ocelot', 'cat'] as const;
const STEPS = 6;

const GAMES: Record<
  string,
  { readonly ladder: Ladder<never>; readonly tiger: Bot<never>; readonly widest: number }
> = {
  'cat-in-the-box': { ladder: CAT_LADDER, tiger: catLevels.tiger, widest: 60 },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '400' },
    aim: { type: 'string', default: '0.67' },
    seed: { type: 'string', default: 'tuning' },
    from: { type: 'string', default: TUNED[0] },
  },
});
const { ladder, tiger, widest } = GAMES[positionals[0]];
const game = findGame(positionals[0]) as Game;
const aim = Number(values.aim);

/** How often the first wins, each deal in both seatings. */
function shareOf(one: Bot, other: Bot): number {
  const options = parseOptions(game, { players: 2 });
  if (!options.ok) throw new Error(options.error.reason);
  const shares: number[] = [];
  for (let i = 0; i < Number(values.games); i++) {
    const [deal, place] = [i >> 1, i & 1];
    const position = game.newGame(options.value);
    const cards = new SeededRandom(`${values.seed}/${deal}`);
    const randoms = [0, 1].map((seat) => new SeededRandom(`${values.seed}/${deal}/${place}/${seat}`));
    while (!game.isOver(position)) {
      if (game.awaitsDeal(position)) game.deal(position, cards);
      const seat = game.nextSeat(position);
      const bot = seat === place ? one : other;
      const budget = playoutBudget(bot.allowance.playouts ?? 300);
      game.play(position, seat, decide(bot, turnOf(game, position, seat), randoms[seat], budget));
    }
    shares.push(winsOf(game.scores(position).places)[place]);
  }
  return meanOf(shares);
}

loadNets();
let above = tiger as Bot;
for (const level of TUNED.slice(TUNED.indexOf(values.from as (typeof TUNED)[number]))) {
  let [low, high] = [0, widest];
  let best = { margin: 0, share: 0, bot: above };
  for (let step = 0; step < STEPS; step++) {
    const margin = (low + high) / 2;
    const bot = levelBot(level, { ...ladder[level], margin }) as Bot;
    const share = shareOf(above, bot);
    if (Math.abs(share - aim) < Math.abs(best.share - aim)) best = { margin, share, bot };
    if (share < aim) low = margin;
    else high = margin;
  }
  console.log(
    `${level}: margin ${best.margin.toFixed(2)}, ${above.name} wins ${(100 * best.share).toFixed(1)} %`,
  );
  above = best.bot;
}
const share = shareOf(above, levelBot('kitten', ladder.kitten));
console.log(`kitten: ${above.name} wins ${(100 * share).toFixed(1)} %`);
