// Decisions of hunter@2000 among other hunters and nets, for clones: rows of 24 words of inputs, 4 words of sensible
// actions, action, 0.
// node trump-whales-record-bots.js NET OUT SEED SECONDS      (bundled by esbuild, to run where there is only Node)
import { appendFileSync, readFileSync } from 'node:fs';
import { botsFor, decide, loadNet, playoutBudget } from '../../packages/bots/src/index.ts';
import { Bits } from '../../packages/bots/src/net/bits.ts';
import { INPUTS } from '../../packages/bots/src/trump-whales/features.ts';
import { setInputs } from '../../packages/bots/src/trump-whales/inputs.ts';
import { actionOf } from '../../packages/bots/src/trump-whales/net.ts';
import { sensibleMoves } from '../../packages/bots/src/trump-whales/sensible.ts';
import { GAMES, SeededRandom, turnOf } from '../../packages/rules/src/index.ts';

const [net, out, seed, seconds] = process.argv.slice(2);
const game = GAMES['trump-whales'];
loadNet(game.id, readFileSync(net));
const CAST = ['hunter', 'tiger'].map((name) => botsFor(game.id).find((bot) => bot.name === name)!);
const PLAYOUTS = 2000;
const COUNTS = [2, 2, 3, 4, 4, 4];
const WORDS = 768 / 32;
const random = new SeededRandom(seed);
const end = Date.now() + Number(seconds) * 1000;
const bits = new Bits(INPUTS);
while (Date.now() < end) {
  const players = COUNTS[random.below(COUNTS.length)];
  const position = game.newGame({ players });
  // A third of the tables have only hunters, a third have one net, the rest have one hunter.
  const kind = random.below(3);
  const one = random.below(players);
  const cast = Array.from({ length: players }, (_, seat) =>
    Number(kind === 2 ? seat !== one : kind === 1 && seat === one),
  );
  const rows: Uint32Array[] = [];
  while (!game.isOver(position)) {
    game.deal(position, random);
    for (let seat = game.nextSeat(position); seat >= 0; seat = game.nextSeat(position)) {
      const turn = turnOf(game, position, seat);
      const isHunter = cast[seat] === 0;
      const move =
        turn.legal.length === 1
          ? turn.legal[0]
          : decide(CAST[cast[seat]], turn as never, random, playoutBudget(PLAYOUTS));
      const actions = new Set(sensibleMoves(turn).map((one) => actionOf(turn.view, one)));
      const action = actionOf(turn.view, move);
      if (isHunter && actions.size > 1 && actions.has(action)) {
        const row = new Uint32Array(WORDS + 6);
        setInputs(turn.view, bits);
        bits.values.forEach((value, at) => {
          if (value) row[at >> 5] |= 1 << (at & 31);
        });
        for (const one of actions) row[WORDS + (one >> 5)] |= 1 << (one & 31);
        row[WORDS + 4] = action;
        rows.push(row);
      }
      game.play(position, seat, move);
    }
  }
  appendFileSync(out, Buffer.concat(rows.map((row) => Buffer.from(row.buffer))));
}
