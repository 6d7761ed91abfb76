// Finds the numbers by which the bots of If It Fits evaluate a table.
// npx tsx --conditions=source scripts/train-if-it-fits.ts [seconds] [seed]
// Cross-entropy search: each generation draws some tastes around the last ones that did well, has each play the
// same games alone among others, without search, and continues from the best third. The others are earlier
// finds, players who only see the points as they are, and players who lay cats as fast as they can.

import { GAMES, SeededRandom, type BoxPosition, type Random } from '@menagerie/rules';
import { judge } from '../packages/bots/src/if-it-fits/judge.ts';
import { boxModel } from '../packages/bots/src/if-it-fits/model.ts';
import { KEEN, PLAIN, type Taste } from '../packages/bots/src/if-it-fits/styles.ts';
import { chancesToWin } from '../packages/bots/src/search/win-chance.ts';
import type { Model } from '../packages/bots/src/search/model.ts';

const game = GAMES['if-it-fits'];
const [seconds = '600', seed = 'tastes'] = process.argv.slice(2);

const CANDIDATES = 24;
const ELITE = 8;
const GAMES_EACH = 800;
/** How far the search reaches at the start and at the end, as a fraction of each number. */
const REACH = 0.45;
const LEAST_REACH = 0.06;
/** How much of the last generation's centre is kept. */
const MEMORY = 0.5;
const WHIM = 0.7;
/** As in search: a narrow win and a narrow loss are nearly the same. */
const LEAD = 4;

const NAMES = Object.keys(KEEN) as (keyof Taste)[];
/** The scale for a number that may be 0. */
const SCALE: Readonly<Taste> = {
  ...KEEN,
  ending: 2,
  lead: 0.5,
  waking: 0.5,
};
const CAN_BE_NEGATIVE = new Set<keyof Taste>(['ending', 'draw', 'lead']);
const RUSHING: Taste = { ...PLAIN, cat: 0, draw: -3, waking: 0.6, ending: -2 };

type Player = Model<BoxPosition>;
const playerOf = (taste: Taste): Player => boxModel(taste, WHIM);

interface Deal {
  readonly position: BoxPosition;
  readonly seat: number;
  readonly others: readonly Player[];
  readonly dice: string;
}

function dealsOf(generation: number, pool: readonly Player[]): Deal[] {
  const random = new SeededRandom(`${seed} ${generation}`);
  return Array.from({ length: GAMES_EACH }, (_, i) => {
    const players = 2 + (i % 4);
    const position = game.newGame({ players, table: 'medium', extended: i % 5 === 0 });
    game.deal(position, random);
    const others = Array.from({ length: players }, () => pool[random.below(pool.length)]);
    return { position, seat: random.below(players), others, dice: `${seed} ${generation} ${i}` };
  });
}

const chances = new Float64Array(8);
const scores = new Float64Array(8);
const leads = new Float64Array(8);

/** The candidate's result over its games: 1 is as good as anyone at its table. */
function fitnessOf(candidate: Player, deals: readonly Deal[]): number {
  let sum = 0;
  for (const { position, seat, others, dice } of deals) {
    const played = position.clone();
    const random = new SeededRandom(dice);
    for (let next = game.nextSeat(played); next >= 0; next = game.nextSeat(played)) {
      game.play(played, next, (next === seat ? candidate : others[next]).choose(played, next, random));
    }
    judge(played, chances, scores);
    chancesToWin(scores, played.players, LEAD, leads);
    sum += ((chances[seat] + leads[seat]) / 2) * played.players;
  }
  return sum / deals.length;
}

function strayFrom(middle: Taste, reach: Taste, random: Random): Taste {
  return fromNumbers((name) => {
    const value = middle[name] + reach[name] * bell(random);
    return CAN_BE_NEGATIVE.has(name) ? value : Math.max(0.001, value);
  });
}

/** Roughly normal. */
function bell(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.below(65_536) / 65_536;
  return sum;
}

function fromNumbers(numberOf: (name: keyof Taste) => number): Taste {
  return Object.fromEntries(NAMES.map((name) => [name, numberOf(name)])) as unknown as Taste;
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b) / values.length;

let middle = KEEN;
let reach: Taste = fromNumbers((name) => REACH * Math.abs(SCALE[name]));
const earlier: Taste[] = [KEEN];
const random = new SeededRandom(`${seed} strays`);
const end = performance.now() + 1000 * Number(seconds);
for (let generation = 0; performance.now() < end; generation++) {
  if (generation % 8 === 7) earlier.push(middle);
  const pool = [...earlier.slice(-4), middle, middle, middle, PLAIN, RUSHING].map(playerOf);
  const deals = dealsOf(generation, pool);
  const drawn = [middle, ...Array.from({ length: CANDIDATES - 1 }, () => strayFrom(middle, reach, random))]
    .map((taste) => ({ taste, fitness: fitnessOf(playerOf(taste), deals) }))
    .sort((a, b) => b.fitness - a.fitness);
  const elite = drawn.slice(0, ELITE).map(({ taste }) => taste);
  const of = (name: keyof Taste): number[] => elite.map((taste) => taste[name]);
  const last = middle;
  middle = fromNumbers((name) => MEMORY * last[name] + (1 - MEMORY) * mean(of(name)));
  const lastReach = reach;
  reach = fromNumbers((name) => {
    const spread = Math.sqrt(mean(of(name).map((value) => (value - mean(of(name))) ** 2)));
    return Math.max(LEAST_REACH * Math.abs(SCALE[name]), 0.6 * lastReach[name] + 0.4 * spread);
  });
  if (generation % 5 === 0) {
    const fitness = [drawn[0], drawn[ELITE - 1], drawn[CANDIDATES - 1]].map((one) => one.fitness.toFixed(3));
    console.log(generation, fitness.join(' '), JSON.stringify(rounded(middle)));
  }
}
console.log(JSON.stringify(rounded(middle)));

function rounded(taste: Taste): Taste {
  return fromNumbers((name) => Number(taste[name].toPrecision(3)));
}
