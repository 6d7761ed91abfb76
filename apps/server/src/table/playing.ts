// The game itself: a move is held against the number that it answers and against the rules; what follows from
// it (a score, a deal, the end) is decided in the same breath.

import type { Act, EndReason, Id } from '@menagerie/protocol';
import { DealStream, listLegalMoves, type Move, type Position, type Seat } from '@menagerie/rules';
import { decided, refuse, type Decision } from './decision.ts';
import type { LogEvent } from './log.ts';
import { finalPlaces } from './result.ts';
import type { Table } from './table.ts';

export function act(table: Table, person: Id, wish: Act): Decision {
  const seat = table.seatOf(person);
  if (seat === null) return refuse('not-seated', 'You have no seat at this table.');
  if (isRepeated(table, seat, wish)) return decided();
  if (table.phase === 'open') return refuse('not-started', 'The game has not begun.');
  const asked = table.asked[seat];
  const now = { n: table.length, asked };
  if (table.phase === 'over') return refuse('game-over', 'The game is over.', now);
  if (asked === null) return refuse('not-your-turn', 'It is not your turn.', now);
  if (wish.answers !== asked) {
    return refuse('stale', `Your move answers ${wish.answers}, but the table asks you at ${asked}.`, now);
  }
  if (table.seats[seat].away?.why === 'resigned') return refuse('game-over', 'You have resigned.', now);
  const made = play(table, seat, wish.move, 'player');
  if (!made.ok || table.seats[seat].away === null) return made;
  return decided({ type: 'returned', seat }, ...made.value);
}

/** The entry that the same request made the first time. */
export function firstAnswer(table: Table, seat: Seat, wish: Act): number | null {
  for (let n = table.length - 1; n >= wish.answers && n >= 0; n--) {
    const { event } = table.entries[n];
    if (
      event.type === 'moved' &&
      event.seat === seat &&
      event.answers === wish.answers &&
      event.by === 'player'
    ) {
      return event.move === wish.move ? n : null;
    }
  }
  return null;
}

const isRepeated = (table: Table, seat: Seat, wish: Act): boolean => firstAnswer(table, seat, wish) !== null;

/** A bot of the house moves, if the seat is still its to play and still answers that number. */
export function botMove(table: Table, seat: Seat, answers: number, move: Move): Decision {
  if (table.phase !== 'playing' || table.asked[seat] !== answers || !table.botAt(seat)) return decided();
  return play(table, seat, table.game.formatMove(move), 'bot');
}

function play(table: Table, seat: Seat, text: string, by: 'player' | 'bot'): Decision {
  const { game, position } = table;
  if (!position) return refuse('not-started', 'The game has not begun.');
  const parsed = game.parseMove(text);
  const legal = (): string[] => listLegalMoves(game, position, seat).map((move) => game.formatMove(move));
  if (!parsed.ok) {
    return refuse('illegal', 'That is not a move of this game.', {
      refusal: parsed.error.code,
      legal: legal(),
    });
  }
  const refusal = game.refusal(position, seat, parsed.value);
  if (refusal) {
    const { rule, code, facts } = refusal;
    return refuse('illegal', `The rule ${rule} does not allow it.`, {
      rule,
      refusal: code,
      facts,
      legal: legal(),
    });
  }
  const after = position.clone();
  const scored = game.roundsScored(after);
  game.play(after, seat, parsed.value);
  const answers = table.asked[seat] as number;
  const moved: LogEvent = { type: 'moved', seat, move: game.formatMove(parsed.value), by, answers };
  return decided(moved, ...scoreIfDue(table, after, scored), ...endOrGoOn(table, after));
}

function scoreIfDue({ game }: Table, after: Position, scored: number): LogEvent[] {
  if (game.roundsScored(after) === scored) return [];
  return [{ type: 'scored', round: scored, result: game.roundResult(after, scored) }];
}

function endOrGoOn(table: Table, position: Position): LogEvent[] {
  if (table.game.isOver(position)) return [endOf(table, position, 'finished')];
  return dealAndGoOn({ table, position, numbers: table.seats.map(({ number }) => number as string) });
}

/** Deals if a deal is due. The position is the caller's to change. */
export function dealAndGoOn({
  table: { game, secret },
  position,
  numbers,
}: {
  readonly table: Table;
  readonly position: Position;
  readonly numbers: readonly string[];
}): LogEvent[] {
  if (!game.awaitsDeal(position)) return [];
  const round = game.roundsScored(position);
  game.deal(position, new DealStream({ secret, numbers }, round));
  return [{ type: 'dealt', round, deal: game.dealOf(position) }];
}

export function endOf(
  table: Table,
  position: Position,
  reason: EndReason,
  hasResigned = table.seats.map(({ away }) => away?.why === 'resigned'),
): LogEvent {
  const { totals, places } = table.game.scores(position);
  return { type: 'ended', reason, totals: [...totals], places: finalPlaces(places, hasResigned) };
}
