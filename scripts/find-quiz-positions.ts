// npx tsx --conditions=source scripts/find-quiz-positions.ts GAME [players] [seed]: has bots play and prints positions
// for a lesson's quiz: one move is clearly best, and weak bots mostly miss it. One line of JSON each, the surest first:
// `table` and `seat` are what a quiz needs, `moves` how the analyst evaluates the legal moves.

import { analyse, botsFor, decideByItself, type Bot, type Estimate } from '@menagerie/bots';
import { loadNets } from '@menagerie/bots/node';
import { findGame, parseOptions, SeededRandom, turnOf, type Game, type JsonObject } from '@menagerie/rules';

/** The number of games played, and of positions printed. */
const GAMES = 6;
const PRINTED = 12;
const PLAYOUTS = 300;
/** How far ahead the best move must be, in chances to win. */
const AHEAD = 0.06;

interface Found {
  readonly ahead: number;
  readonly seat: number;
  readonly progress: number;
  readonly moves: Readonly<Record<string, string>>;
  readonly table: JsonObject;
}

async function estimate(game: Game, position: ReturnType<Game['newGame']>, seat: number, seed: string) {
  const loop = { now: () => 0, pause: () => Promise.resolve() };
  const random = new SeededRandom(seed);
  let known: readonly Estimate[] = [];
  for await (const estimates of analyse(game.view(position, seat), random, { playouts: PLAYOUTS }, loop)) {
    known = estimates;
  }
  return known;
}

async function findIn(game: Game, players: number, seed: string): Promise<Found[]> {
  const options = parseOptions(game, { players });
  if (!options.ok) throw new Error(options.error.reason);
  const bot = (name: string): Bot => botsFor(game.id).find((one) => one.name === name) as Bot;
  const [player, beginner] = [bot('tiger'), bot('kitten')];
  const random = new SeededRandom(seed);
  const position = game.newGame(options.value);
  const found: Found[] = [];
  while (!game.isOver(position)) {
    if (game.awaitsDeal(position)) game.deal(position, random);
    const seat = game.nextSeat(position);
    const turn = turnOf(game, position, seat);
    const move =
      turn.legal.length === 1 ? turn.legal[0] : decideByItself(player, turn, random, () => performance.now());
    if (turn.legal.length > 1 && random.below(4) === 0) {
      const estimates = await estimate(game, position, seat, seed);
      const [best, second] = estimates;
      const { mean, error } = second.behind ?? { mean: best.chance - second.chance, error: best.chanceError };
      const tries = Array.from({ length: 5 }, () =>
        decideByItself(beginner, turn, random, () => performance.now()),
      );
      const hits = tries.filter((one) => one === best.move).length;
      if (mean > AHEAD && mean > 3 * error && hits < 3) {
        const moves = estimates
          .slice(0, 6)
          .map((one): [string, string] => [game.formatMove(one.move), `${Math.round(100 * one.chance)} %`]);
        const progress = Math.round(100 * game.progress(position)) / 100;
        const table = game.formatPosition(position);
        found.push({ ahead: mean, seat, progress, moves: Object.fromEntries(moves), table });
      }
    }
    game.play(position, seat, move);
  }
  return found;
}

const [id = '', players, seed = 'quiz'] = process.argv.slice(2);
const game = findGame(id);
if (!game) throw new Error('which game?');
loadNets();
const all: Found[] = [];
for (let i = 0; i < GAMES; i++)
  all.push(...(await findIn(game, Number(players ?? game.players.min), `${seed} ${i}`)));
all.sort((a, b) => b.ahead - a.ahead);
for (const one of all.slice(0, PRINTED)) console.log(JSON.stringify(one));
