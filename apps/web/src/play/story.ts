// The log as things that happened: each deal and each move with what it brought about. Made from the events
// of a record, so that it can be told again in any language and through any eyes.

import {
  act,
  type Consequence,
  type Eyes,
  type Game,
  type Position,
  type RecordEvent,
  type Seat,
} from '@menagerie/rules';

export interface Happening {
  /** The number of its event in the record. */
  readonly n: number;
  readonly type: 'dealt' | 'moved';
  readonly round: number;
  /** Who moved; null for a deal. */
  readonly seat: Seat | null;
  readonly move: string | null;
  /** Whether only the mover saw the move. */
  readonly isSecret: boolean;
  readonly consequences: readonly Consequence[];
}

/** The move as these eyes saw it: null if it was hidden from them. */
export function moveSeenBy({ seat, move, isSecret }: Happening, eyes: Eyes | 'all'): string | null {
  return isSecret && eyes !== 'all' && eyes !== seat ? null : move;
}

export interface Step {
  readonly happening: Happening;
  /** After it. */
  readonly position: Position;
}

/** Plays events that are known to follow the rules, and keeps every position. */
export function tellStory(game: Game, start: Position, events: readonly RecordEvent[]): Step[] {
  const steps: Step[] = [];
  const position = start.clone();
  for (const [n, event] of events.entries()) {
    const happening = happenNext(game, position, n, event);
    if (happening) steps.push({ happening, position: position.clone() });
  }
  return steps;
}

/** Plays one event on the position; null for those that change nothing. */
export function happenNext(game: Game, position: Position, n: number, event: RecordEvent): Happening | null {
  const round = game.roundsScored(position);
  if (event.type === 'dealt') {
    game.begin(position, event.deal);
    return { n, type: 'dealt', round, seat: null, move: null, isSecret: false, consequences: [] };
  }
  if (event.type !== 'moved') return null;
  const move = game.parseMove(event.move);
  if (!move.ok) return null;
  const answer = act(game, position, event.seat, move.value);
  const consequences = answer.ok ? answer.value : [];
  const isSecret = game.isSecretMove(move.value);
  return { n, type: 'moved', round, seat: event.seat, move: event.move, isSecret, consequences };
}
