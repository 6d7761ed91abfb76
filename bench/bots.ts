// How well bots keep to their time, how much they think in it, and how quick the bots are that answer at once. Each
// bot plays one seat of whole games against random players, so it meets every kind of decision.

import { Worker } from 'node:worker_threads';
import {
  botsFor,
  budgetFor,
  decide,
  playoutBudget,
  randomBot,
  type Bot,
  type Thought,
} from '@menagerie/bots';
import { loadNets } from '@menagerie/bots/node';
import { listGames, parseOptions, SeededRandom, turnOf, type Game } from '@menagerie/rules';

/** Uses up a core, as another program would. */
const BUSY = 'for (;;) Math.sqrt(2);';

/**
 * `--ms 25,100,300`: the allowances of bots that think. `--bots tiger,hunter`: which bots; all by default. `--game
 * ID`. `--moves N` per line (100). `--players N` (4). `--busy N`: threads that keep the machine busy meanwhile.
 */
export async function benchBots(flags: ReadonlyMap<string, string>): Promise<void> {
  const allowances = (flags.get('ms') ?? '25,100,300').split(',').map(Number);
  const names = flags.get('bots')?.split(',');
  const moves = Number(flags.get('moves') ?? 100);
  const players = Number(flags.get('players') ?? 4);
  loadNets();
  const busy = Array.from({ length: Number(flags.get('busy') ?? 0) }, () => new Worker(BUSY, { eval: true }));
  console.log(
    'game            bot         ms   moves      p50      p95      p99      max   within 10 %   playouts/s',
  );
  for (const game of listGames()) {
    if ((flags.get('game') ?? game.id) !== game.id) continue;
    for (const bot of botsFor(game.id)) {
      if (names && !names.includes(bot.name)) continue;
      const thinks = Object.keys(bot.allowance).length > 0;
      for (const milliseconds of thinks ? allowances : [null])
        printLine(game, bot, milliseconds, measure(game, bot, milliseconds, moves, players));
    }
  }
  await Promise.all(busy.map((worker) => worker.terminate()));
}

interface Figures {
  /** Milliseconds for each decision between several moves. */
  readonly times: readonly number[];
  readonly playouts: number;
}

/** Without milliseconds: for a bot that answers at once. */
function measure(game: Game, bot: Bot, milliseconds: number | null, moves: number, players: number): Figures {
  const options = parseOptions(game, { players: Math.min(players, game.players.max) });
  if (!options.ok) throw new Error(options.error.reason);
  const random = new SeededRandom('bench');
  const times: number[] = [];
  let playouts = 0;
  const counting: Bot = {
    ...bot,
    think: (turn, chance) => counted(bot.think(turn, chance), (n) => (playouts += n)),
  };
  const now = (): number => performance.now();
  for (let position = game.newGame(options.value); times.length < moves;) {
    if (game.isOver(position)) position = game.newGame(options.value);
    if (game.awaitsDeal(position)) game.deal(position, random);
    const seat = game.nextSeat(position);
    const turn = turnOf(game, position, seat);
    const isMine = seat === 0 && turn.legal.length > 1;
    const begun = now();
    const budget = milliseconds === null ? playoutBudget(1) : budgetFor({ milliseconds }, now);
    const move = decide(isMine ? counting : randomBot, turn, random, budget);
    if (isMine) times.push(now() - begun);
    game.play(position, seat, move);
  }
  return { times, playouts };
}

function counted(thought: Thought, count: (playouts: number) => void): Thought {
  return {
    get best() {
      return thought.best;
    },
    step(spent) {
      const playouts = thought.step(spent);
      count(playouts);
      return playouts;
    },
    estimates: () => thought.estimates(),
  };
}

function printLine(
  game: Game,
  { name }: Bot,
  milliseconds: number | null,
  { times, playouts }: Figures,
): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): string => sorted[Math.ceil(share * sorted.length) - 1].toFixed(2).padStart(9);
  const line =
    game.id.padEnd(16) +
    name.padEnd(9) +
    String(milliseconds ?? '-').padStart(5) +
    String(times.length).padStart(8) +
    [0.5, 0.95, 0.99, 1].map(at).join('');
  if (milliseconds === null) return console.log(line);
  const within = times.filter((time) => time <= 1.1 * milliseconds).length / times.length;
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1000;
  console.log(
    line +
      `${(100 * within).toFixed(1)} %`.padStart(14) +
      Math.round(playouts / seconds)
        .toString()
        .padStart(13),
  );
}
