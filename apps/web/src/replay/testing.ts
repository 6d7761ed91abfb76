// Records of random games, for tests of replays.

import {
  formatRecord,
  hex32FromWords,
  listLegalMoves,
  parseOptions,
  SeededRandom,
  Session,
  type Game,
} from '@menagerie/rules';

export function recordByDice(game: Game, players: number, limit = Infinity): string {
  const options = parseOptions(game, { players });
  if (!options.ok) throw new Error(options.error.reason);
  const numbers = Array.from({ length: players }, (_, seat) => hex32FromWords(`seat ${seat}`));
  const seats = numbers.map((_, seat) =>
    seat === 0 ? { name: 'Anna' } : { name: `Bot ${seat}`, bot: 'tiger' },
  );
  const source = { secret: hex32FromWords('secret'), numbers };
  const session = new Session(game, { options: options.value, seats, source });
  const random = new SeededRandom('dice');
  for (let i = 0; i < limit && !game.isOver(session.position); i++) {
    session.dealIfDue();
    const seat = game.nextSeat(session.position);
    const legal = listLegalMoves(game, session.position, seat);
    session.play(seat, legal[random.below(legal.length)]);
  }
  return formatRecord(session.closedEvents());
}
