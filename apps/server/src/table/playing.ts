// The game itself: a move is held against the number that it answers and against the rules; what follows from
// it (a score, a deal, the end) is decided in the same breath.

import type { Act, EndReason, Id } from '@menagerie/protocol';
import { listLegalMoves, type Move, type Position, type Seat, type Step } from '@menagerie/rules';
import { accept, refuse, type Ruling } from './ruling.ts';
import type { LogEvent } from './log.ts';
import { finalPlaces } from './result.ts';
import type { Table } from './table.ts';

export function act(table: Table, person: Id, wish: Act): Ruling {
  const seat = table.seatOf(person);
  if (seat === null) return refuse('not-seated', 'You have no seat at this table.');
  if (isRepeated(table, seat, wish)) return accept();
  if (table.phase === 'open') return refuse('not-started', 'The game has not started.');
  const asked = table.asked[seat];
  const now = { n: table.length, asked };
  if (table.phase === 'over') return refuse('game-over', 'The game is over.', now);
  if (asked === null) return refuse('not-your-turn', 'It is not your turn.', now);
  if (wish.answers !== asked) {
    return refuse('stale', `Your move answers ${wish.answers}, but the current turn is ${asked}.`, now);
  }
  if (table.seats[seat].away?.why === 'resigned') return refuse('game-over', 'You have resigned.', now);
  const made = play(table, seat, wish.move, 'player');
  if (!made.ok || table.seats[seat].away === null) return made;
  return { ...made, value: [{ type: 'returned', seat }, ...made.value] };
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
export function botMove(table: Table, seat: Seat, answers: number, move: Move): Ruling {
  if (table.phase !== 'playing' || table.asked[seat] !== answers || !table.botAt(seat)) return accept();
  return play(table, seat, table.game.formatMove(move), 'bot');
}

function play(table: Table, seat: Seat, text: string, by: 'player' | 'bot'): Ruling {
  const { game, replay } = table;
  if (!replay) return refuse('not-started', 'The game has not started.');
  const legal = (): string[] =>
    listLegalMoves(game, replay.position, seat).map((move) => game.formatMove(move));
  const parsed = game.parseMove(text);
  if (!parsed.ok) {
    return refuse('illegal', 'That is not a move of this game.', {
      refusal: parsed.error.code,
      legal: legal(),
    });
  }
  const played = replay.act(seat, parsed.value);
  if (!played.ok) {
    const { rule, code, facts } = played.error;
    return refuse('illegal', `Rule ${rule} does not allow that.`, {
      rule,
      refusal: code,
      facts,
      legal: legal(),
    });
  }
  return goOn(table, played.value, { by, answers: table.asked[seat] as number });
}

/** The events of a move's steps, and what follows from them: the next deal, or the end. */
function goOn(
  table: Table,
  played: readonly [Step, ...Step[]],
  made: { readonly by: 'player' | 'bot'; readonly answers: number },
): Ruling {
  const { after } = played[played.length - 1];
  const numbers = table.seats.map(({ number }) => number as string);
  const isOver = table.game.isOver(after.position) || hasAllRounds(table, after.position);
  const dealt = isOver ? null : after.deal({ secret: table.secret, numbers });
  const steps = dealt ? [...played, dealt] : played;
  const events = steps.map(({ event }): LogEvent => (event.type === 'moved' ? { ...event, ...made } : event));
  const end = isOver ? [endOf(table, after.position, 'finished')] : [];
  return {
    ok: true,
    value: [...events, ...end],
    steps: new Map(events.map((event, i) => [event, steps[i]])),
  };
}

const hasAllRounds = ({ game, contest }: Table, position: Position): boolean =>
  game.roundsScored(position) >= (contest?.rounds ?? Infinity);

export function endOf(
  table: Table,
  position: Position,
  reason: EndReason,
  hasResigned = table.seats.map(({ away }) => away?.why === 'resigned'),
): LogEvent {
  const { totals, places } = table.game.scores(position);
  return { type: 'ended', reason, totals: [...totals], places: finalPlaces(places, hasResigned) };
}
