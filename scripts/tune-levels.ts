// Finds the margins of a game's levels, or how much they notice: from the top down, each such that the level above wins the
// desired share of two-player games against it. Prints what to write into the game's levels.ts.
//
// npx tsx --conditions=source scripts/tune-levels.ts cat-in-the-box [--games 400] [--aim 0.67] [--seed tuning] [--from
// lynx] [--knob notices]

import { parseArgs } from 'node:util';
import { botsFor, decide, meanOf, playoutBudget, winsOf, type Bot } from '@menagerie/bots';
import { loadNets } from '@menagerie/bots/node';
import { findGame, parseOptions, SeededRandom, turnOf, type Game } from '@menagerie/rules';
import type { Ladder } from '../packages/bots/src/levels/ladder.ts';
import { levelBot } from '../packages/bots/src/levels/level-bot.ts';

const TUNED = ['leopard', 'lynx', 'ocelot', 'cat', 'kitten'] as const;
/** Values tried around the level's current one. */
const FACTORS = [0.6, 0.75, 0.9, 1.1, 1.3, 1.6];
/** How many of the trials count: those that came closest. */
const NEAREST = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '400' },
    aim: { type: 'string', default: '0.67' },
    seed: { type: 'string', default: 'tuning' },
    /** The levels above stay unchanged. */
    from: { type: 'string', default: 'leopard' },
    /** What is tuned: margin or, in If It Fits, notices. */
    knob: { type: 'string', default: 'margin' },
  },
});
const [id] = positionals;
const game = findGame(id) as Game;
const tiger = botsFor(id).find(({ name }) => name === 'tiger') as Bot;
const { LADDER: ladder } = (await import(`../packages/bots/src/${id}/levels.ts`)) as {
  LADDER: Ladder<never>;
};
const knob = values.knob as 'margin' | 'notices';
const aim = Number(values.aim);

/** How often the first wins, each deal in both seatings. */
function shareOf(one: Bot, other: Bot, seed: string): number {
  const options = parseOptions(game, { players: 2 });
  if (!options.ok) throw new Error(options.error.reason);
  const shares: number[] = [];
  for (let i = 0; i < Number(values.games); i++) {
    const [deal, place] = [i >> 1, i & 1];
    const position = game.newGame(options.value);
    const cards = new SeededRandom(`${seed}/${deal}`);
    const randoms = [0, 1].map((seat) => new SeededRandom(`${seed}/${deal}/${place}/${seat}`));
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

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const logit = (share: number): number => Math.log(share / (1 - share));

interface Trial {
  readonly at: number;
  readonly share: number;
}

/** Where a line through the trials, on the logits of shares, reaches the aim. */
function solve(trials: readonly Trial[]): number {
  const [x, y] = [trials.map(({ at }) => at), trials.map(({ share }) => logit(share))];
  const [meanX, meanY] = [meanOf(x), meanOf(y)];
  const slope =
    meanOf(x.map((at, i) => (at - meanX) * (y[i] - meanY))) / meanOf(x.map((at) => (at - meanX) ** 2));
  return meanX + (logit(aim) - meanY) / slope;
}

function levelOf(level: (typeof TUNED)[number], changed: object = {}): Bot {
  return levelBot(level, { ...ladder[level], ...changed });
}

loadNets();
const first = TUNED.indexOf(values.from as (typeof TUNED)[number]);
let above = first === 0 ? tiger : levelOf(TUNED[first - 1]);
for (const level of TUNED.slice(first)) {
  const start = ladder[level][knob];
  const variant = (value: number): Bot => levelOf(level, { [knob]: value });
  if (start === undefined) {
    const share = shareOf(above, levelOf(level), `${values.seed}/${level}`);
    console.log(`${level} as it is: ${above.name} wins ${percent(share)}`);
    continue;
  }
  const trials = FACTORS.map((factor) => ({
    at: factor * start,
    share: shareOf(above, variant(factor * start), `${values.seed}/${level}/${factor}`),
  }));
  const offBy = ({ share }: Trial): number => Math.abs(share - aim);
  const found = solve([...trials].sort((a, b) => offBy(a) - offBy(b)).slice(0, NEAREST));
  console.log(`${level}: ${knob} ${found.toFixed(2)}`);
  console.log(
    trials.map(({ at, share }) => `  ${at.toFixed(1)}: ${above.name} wins ${percent(share)}`).join('\n'),
  );
  above = variant(found);
}
