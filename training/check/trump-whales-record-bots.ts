// Decisions of searching bots, for clones: rows of 24 words of inputs, 4 words of sensible actions, action, bot.
//   node trump-whales-record-bots.js OUT SEED SECONDS      (bundled by esbuild, so that it runs where there is only Node)
import { appendFileSync } from 'node:fs';
import { botsFor, budgetFor, decide } from '../../packages/bots/src/index.ts';
import { Bits } from '../../packages/bots/src/net/bits.ts';
import { INPUTS } from '../../packages/bots/src/trump-whales/features.ts';
import { setInputs } from '../../packages/bots/src/trump-whales/inputs.ts';
import { actionOf } from '../../packages/bots/src/trump-whales/net.ts';
import { sensibleMoves } from '../../packages/bots/src/trump-whales/sensible.ts';
import { GAMES, SeededRandom, turnOf } from '../../packages/rules/src/index.ts';

const [out, seed, seconds] = process.argv.slice(2);
const game = GAMES['trump-whales'];
const find = (name: string) => botsFor(game.id).find((bot) => bot.name === name)!;
const CAST = [
  { bot: find('hunter'), playouts: 2000 },
  { bot: find('flat'), playouts: 1000 },
];
const COUNTS = [2, 2, 2, 2, 3, 4, 4, 4];
const WORDS = 768 / 32;
const random = new SeededRandom(seed);
const end = Date.now() + Number(seconds) * 1000;
const now = (): number => performance.now();
const bits = new Bits(INPUTS);
while (Date.now() < end) {
  const players = COUNTS[random.below(COUNTS.length)];
  const position = game.newGame({ players });
  // Mostly hunters; at a third of the tables each seat may be the other.
  const mixed = random.below(3) === 0;
  const cast = Array.from({ length: players }, () => (mixed ? random.below(2) : 0));
  const rows: Uint32Array[] = [];
  while (!game.isOver(position)) {
    game.deal(position, random);
    for (let seat = game.nextSeat(position); seat >= 0; seat = game.nextSeat(position)) {
      const turn = turnOf(game, position, seat);
      const { bot, playouts } = CAST[cast[seat]];
      const move =
        turn.legal.length === 1
          ? turn.legal[0]
          : decide(bot, turn as never, random, budgetFor({ playouts }, now));
      const actions = new Set(sensibleMoves(turn).map((one) => actionOf(turn.view, one)));
      const action = actionOf(turn.view, move);
      if (actions.size > 1 && actions.has(action)) {
        const row = new Uint32Array(WORDS + 6);
        setInputs(turn.view, bits);
        bits.values.forEach((value, at) => {
          if (value) row[at >> 5] |= 1 << (at & 31);
        });
        for (const one of actions) row[WORDS + (one >> 5)] |= 1 << (one & 31);
        row[WORDS + 4] = action;
        row[WORDS + 5] = cast[seat];
        rows.push(row);
      }
      game.play(position, seat, move);
    }
  }
  appendFileSync(out, Buffer.concat(rows.map((row) => Buffer.from(row.buffer))));
}
