// npm run measure:turns [games]: has cats play every game with every number of players, counts the turns and events
// of a game, and writes the numbers into the game's folder of the page, which estimates the minutes from them.

import { writeFileSync } from 'node:fs';
import { botsFor, decide, playoutBudget, type Bot } from '@menagerie/bots';
import { loadNets } from '@menagerie/bots/node';
import { act, listGames, parseOptions, SeededRandom, turnOf, type Game } from '@menagerie/rules';
import type { Turns } from '../apps/web/src/games/minutes.ts';

const PLAYOUTS = 120;
const games = Number(process.argv[2] ?? 12);
loadNets();

function countTurns(game: Game, bot: Bot, players: number, seed: string): Turns {
  const options = parseOptions(game, { players });
  if (!options.ok) throw new Error(options.error.reason);
  const random = new SeededRandom(seed);
  const position = game.newGame(options.value);
  const count = { decisions: 0, forced: 0, turns: 0, tricks: 0, rounds: 0 };
  let last = -1;
  while (!game.isOver(position)) {
    if (game.awaitsDeal(position)) game.deal(position, random);
    const seat = game.nextSeat(position);
    const turn = turnOf(game, position, seat);
    const isForced = turn.legal.length === 1;
    const move = isForced ? turn.legal[0] : decide(bot, turn, random, playoutBudget(PLAYOUTS));
    const answer = act(game, position, seat, move);
    if (!answer.ok) throw new Error(`${bot.name} made an illegal move: ${answer.error.rule}`);
    count[isForced ? 'forced' : 'decisions']++;
    if (seat !== last) count.turns++;
    last = seat;
    for (const { type } of answer.value) {
      if (type === 'trick-won') count.tricks++;
      if (type === 'round-scored') count.rounds++;
    }
  }
  return count;
}

/** The average, as a line of the file. */
function lineOf(players: number, counts: readonly Turns[]): string {
  const averages = (Object.keys(counts[0]) as (keyof Turns)[]).map((name) => {
    const sum = counts.reduce((all, count) => all + count[name], 0);
    return `${name}: ${Math.round((10 * sum) / counts.length) / 10}`;
  });
  return `  ${players}: { ${averages.join(', ')} },`;
}

for (const game of listGames()) {
  const bot = botsFor(game.id).find(({ name }) => name === 'cat');
  if (!bot) throw new Error(`${game.id} has no cat`);
  const lines: string[] = [];
  for (let players = game.players.min; players <= game.players.max; players++) {
    const counts = Array.from({ length: games }, (_, i) =>
      countTurns(game, bot, players, `${game.id}/${players}/${i}`),
    );
    lines.push(lineOf(players, counts));
    console.log(game.id, lines.at(-1));
  }
  writeFileSync(
    `apps/web/src/games/${game.id}/turns.ts`,
    `// What a game is made of, by its number of players: averages of ${games} games between cats (${PLAYOUTS} playouts a
// decision) with the usual options. Written by \`npm run measure:turns\`: do not edit.

export const turns = {
${lines.join('\n')}
};
`,
  );
}
