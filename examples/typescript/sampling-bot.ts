// A complete bot for the arena that uses the rules as a library and plays every game.
//
//   npx menagerie arena trump-whales --bots 'cmd:npx tsx examples/typescript/sampling-bot.ts,greedy'
//
// It samples what the others may hold, tries its moves on that, lets a simple bot play the round out for
// everyone, and takes the move with the best average lead. docs/bots.md has the protocol.

import { createInterface } from 'node:readline';
import { botsFor, decideByItself, randomBot } from '@menagerie/bots';
import { findGame, SeededRandom, turnOf, type Game, type Position, type Seated } from '@menagerie/rules';

const SAMPLES = 4;
const SIMPLE: Record<string, string> = { 'cat-in-the-box': 'careful', 'trump-whales': 'greedy' };
const noClock = (): number => 0;

interface Turn {
  readonly number: number;
  readonly view: Seated;
  readonly legal: readonly string[];
}

function choose(game: Game, { view, legal, number }: Turn): string {
  if (legal.length === 1) return legal[0];
  const random = new SeededRandom(number);
  const simple = botsFor(game.id).find(({ name }) => name === SIMPLE[game.id]) ?? randomBot;
  const gains = legal.map(() => 0);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const imagined = game.sample(view, random);
    legal.forEach((move, i) => (gains[i] += gainOf(game, imagined.clone(), view.seat, move)));
  }
  return legal[gains.indexOf(Math.max(...gains))];

  /** The seat's lead over the others' mean at the end of the round. */
  function gainOf(game: Game, position: Position, seat: number, first: string): number {
    const parsed = game.parseMove(first);
    if (!parsed.ok) throw new Error(parsed.error.reason);
    game.play(position, seat, parsed.value);
    while (!game.awaitsDeal(position) && !game.isOver(position)) {
      const next = game.nextSeat(position);
      game.play(position, next, decideByItself(simple, turnOf(game, position, next), random, noClock));
    }
    const { totals } = game.scores(position);
    const sum = totals.reduce((a, b) => a + b);
    return totals[seat] - (sum - totals[seat]) / (totals.length - 1);
  }
}

const say = (message: object): void => void process.stdout.write(`${JSON.stringify(message)}\n`);

let game: Game | undefined;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as { type: string; game: string } & Turn;
  if (message.type === 'hello') {
    game = findGame(message.game);
    say({ type: 'hello', protocol: 1 });
  } else if (message.type === 'turn' && game) {
    say({ type: 'move', number: message.number, move: choose(game, message) });
  }
}
