// npm run soak [minutes]: plays random games of every kind and records them until the time is up, reading
// each record back by the rules and checking its deals, and prints what it did. Stops at the first fault.

import {
  checkDeals,
  findGame,
  formatRecord,
  hex32FromWords,
  listGames,
  listLegalMoves,
  parseOptions,
  readRecord,
  SeededRandom,
  Session,
  type Game,
} from '@menagerie/rules';

const minutes = Number(process.argv[2] ?? 5);
const until = performance.now() + minutes * 60_000;
const played: Record<string, number> = {};

for (let seed = 0; performance.now() < until; seed++) {
  for (const game of listGames()) {
    const players = game.players.min + (seed % (game.players.max - game.players.min + 1));
    const fault = soakOnce(game, players, `${game.id}/${players}/${seed}`);
    if (fault !== null) {
      console.error(`${game.id}, ${players} players, seed ${seed}: ${fault}`);
      process.exit(1);
    }
    const name = `${game.id} ${players}p`;
    played[name] = (played[name] ?? 0) + 1;
  }
}
console.log('games played, read back and checked:', played);

function soakOnce(game: Game, players: number, seed: string): string | null {
  const random = new SeededRandom(seed);
  const choices = Object.fromEntries(
    game.options.map(({ name, values }) => [name, values[random.below(values.length)]]),
  );
  const options = parseOptions(game, { players, ...choices });
  if (!options.ok) return options.error.reason;
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `seat ${seat}` }));
  const numbers = seats.map(({ name }) => hex32FromWords(seed + name));
  const source = { secret: hex32FromWords(seed), numbers };
  const session = new Session(game, { options: options.value, seats, source });
  while (!game.isOver(session.position)) {
    session.dealIfDue();
    const mask = game.toMove(session.position);
    const movers = [...seats.keys()].filter((seat) => mask & (1 << seat));
    const seat = movers[random.below(movers.length)];
    const legal = listLegalMoves(game, session.position, seat);
    const answer = session.act(seat, legal[random.below(legal.length)]);
    if (!answer.ok) return `a legal move was refused by ${answer.error.rule}`;
  }
  const record = readRecord(formatRecord(session.closedEvents()), findGame);
  if (!record.ok) return `line ${record.error.line}: ${record.error.reason}`;
  const deals = checkDeals(record.value);
  return deals.ok ? null : `line ${deals.error.line}: ${deals.error.reason}`;
}
