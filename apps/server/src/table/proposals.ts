// What all people at the table must agree to: to stop the game, or to take a move back.

import type { Id } from '@menagerie/protocol';
import type { Seat } from '@menagerie/rules';
import { tooOften } from './acts.ts';
import { accept, refuse, type Ruling } from './ruling.ts';
import type { LogEvent } from './log.ts';
import { endOf } from './playing.ts';
import type { Table } from './table.ts';

export function propose(table: Table, person: Id, what: 'stop' | 'takeback'): Ruling {
  const seat = voterOf(table, person);
  if (typeof seat !== 'number') return seat;
  if (table.ask?.what === what && table.ask.agreed.includes(seat)) return accept();
  if (table.ask) return refuse('already-asked', 'There is already an open request. Answer that first.');
  if (what === 'takeback' && table.contest?.isCounted)
    return refuse('no-takeback', 'There are no takebacks in a game that counts.');
  if (what === 'takeback' && takebackTo(table, seat) === null) {
    return refuse(
      'no-takeback',
      'Your last move cannot be taken back: it is too late, or a card has been revealed.',
    );
  }
  const often = tooOften(table, person);
  if (often) return often;
  return accept({ type: 'asked', seat, what }, ...settle(table, { what, seat, agreed: [seat] }));
}

export function answerProposal(table: Table, person: Id, agrees: boolean): Ruling {
  const seat = voterOf(table, person);
  if (typeof seat !== 'number') return seat;
  if (!table.ask) return refuse('nothing-asked', 'There is no open request.');
  if (agrees && table.ask.agreed.includes(seat)) return accept();
  const agreed = agrees ? [...table.ask.agreed, seat] : [];
  const answered: LogEvent = { type: 'answered', seat, agrees };
  return agrees ? accept(answered, ...settle(table, { ...table.ask, agreed })) : accept(answered);
}

function voterOf(table: Table, person: Id): Seat | Ruling {
  const seat = table.seatOf(person);
  if (seat === null) return refuse('not-seated', 'You have no seat at this table.');
  if (table.phase === 'open') return refuse('not-started', 'The game has not started.');
  if (table.phase === 'over') return refuse('game-over', 'The game is over.');
  if (table.seats[seat].away?.why === 'resigned') return refuse('not-yours', 'You have resigned.');
  return seat;
}

function settle(table: Table, asked: NonNullable<Table['ask']>): LogEvent[] {
  // Bots have no say, and those who are away cannot be asked.
  const hasSay = ({ person, isBot, away }: Table['seats'][number]): boolean =>
    person !== null && !isBot && !away;
  const isAgreed = table.seats.every((one, seat) => !hasSay(one) || asked.agreed.includes(seat));
  if (!isAgreed || !table.position) return [];
  if (asked.what === 'stop') {
    if (!stopCounts(table)) return [endOf(table, table.position, 'stopped')];
    const people = table.seats.map(({ isBot }) => !isBot);
    return [endOf(table, table.position, 'resigned', people)];
  }
  const to = takebackTo(table, asked.seat);
  return to === null ? [] : [{ type: 'rewound', to }];
}

/** Whether stopping now is giving up: against bots, who have no say, it would be a way out of a loss. */
export function stopCounts({ phase, game, position, seats, contest }: Table): boolean {
  if (contest?.isCounted) return phase === 'playing';
  const isHalfOver = phase === 'playing' && position !== null && game.progress(position) >= 0.5;
  return isHalfOver && seats.some(({ isBot }) => isBot);
}

/** The length of the log before the seat's last move, if that may be taken back. */
export function takebackTo(table: Table, seat: Seat): number | null {
  return table.takeable.findLast(({ step }) => step.seat === seat)?.n ?? null;
}
