// How long the review of a whole game takes: every decision of every seat, in a game of players who make mistakes. For
// comparison, what the same decisions take with a search of 4,000 playouts each, as reviews were made before there were
// nets.

import { setImmediate } from 'node:timers/promises';
import { analystFor, botsFor, decide, playoutBudget, reviewAllowance, reviewMove } from '@menagerie/bots';
import { loadNets } from '@menagerie/bots/node';
import {
  listGames,
  parseOptions,
  SeededRandom,
  turnOf,
  type Game,
  type Move,
  type Turn,
} from '@menagerie/rules';

const PLAYER = 'kitten';
const SEARCH = { bot: 'hunter', playouts: 4000 };
const loop = { now: () => performance.now(), pause: () => setImmediate() };

/** `--game ID`. `--players N` (4). `--every N`: one in this many decisions is searched (8). */
export async function benchReview(flags: ReadonlyMap<string, string>): Promise<void> {
  const players = Number(flags.get('players') ?? 4);
  const every = Number(flags.get('every') ?? 8);
  loadNets();
  console.log('game            players  decisions  reviewed otherwise   seconds   by search    ratio');
  for (const game of listGames()) {
    if ((flags.get('game') ?? game.id) !== game.id) continue;
    const seats = Math.min(players, game.players.max);
    const decisions = playGame(game, seats);
    let differing = 0;
    const seconds = await timeOf(decisions, async ({ turn, played }) => {
      const random = new SeededRandom('review');
      const analyst = botFor(analystFor(game.id));
      const { best } = await reviewMove(turn, played, analyst, random, reviewAllowance(game.id), loop);
      if (best !== played) differing++;
    });
    const some = decisions.filter((_, i) => i % every === 0);
    const hunter = botFor(botsFor(game.id).find(({ name }) => name === SEARCH.bot));
    const part = await timeOf(some, ({ turn }) => {
      decide(hunter, turn, new SeededRandom('search'), playoutBudget(SEARCH.playouts));
      return Promise.resolve();
    });
    const searched = (part * decisions.length) / some.length;
    console.log(
      game.id.padEnd(16) +
        String(seats).padStart(7) +
        String(decisions.length).padStart(11) +
        String(differing).padStart(20) +
        seconds.toFixed(2).padStart(10) +
        searched.toFixed(1).padStart(12) +
        (searched / seconds).toFixed(1).padStart(9),
    );
  }
}

interface Made {
  readonly turn: Turn;
  readonly played: Move;
}

function playGame(game: Game, players: number): Made[] {
  const options = parseOptions(game, { players });
  if (!options.ok) throw new Error(options.error.reason);
  const random = new SeededRandom('review');
  const bot = botFor(botsFor(game.id).find(({ name }) => name === PLAYER));
  const position = game.newGame(options.value);
  const made: Made[] = [];
  while (!game.isOver(position)) {
    if (game.awaitsDeal(position)) game.deal(position, random);
    const seat = game.nextSeat(position);
    const { view, legal } = turnOf(game, position, seat);
    const played = decide(bot, { view, legal }, random, playoutBudget(1));
    if (legal.length > 1) made.push({ turn: { view, legal }, played });
    game.play(position, seat, played);
  }
  return made;
}

/** Processor seconds, so that other work on the machine doesn't count. */
async function timeOf(decisions: readonly Made[], work: (made: Made) => Promise<void>): Promise<number> {
  const begun = process.cpuUsage();
  for (const made of decisions) await work(made);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}

function botFor<B>(bot: B | undefined): B {
  if (!bot) throw new Error('a bot of the bench is missing');
  return bot;
}
