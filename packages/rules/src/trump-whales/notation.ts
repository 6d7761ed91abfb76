// Moves and whole positions as text and data. `+n2` keeps a first bonus, `!n2` spends a bonus, `n2`
// plays a card, `*n2` takes its pearls, `>2` names a leader. A position is its number of players,
// earlier rounds, deal and moves.

import * as v from 'valibot';
import type { Game, JsonObject, Move, Seat } from '../core/game.ts';
import { firstOf } from '../core/list.ts';
import { parseOptions, playTexts } from '../core/play.ts';
import { fault, ok, type Result } from '../core/result.ts';
import { clockwiseFrom } from '../core/seats.ts';
import { describeMismatch, fits, listOf, wholeNumber } from '../core/schema.ts';
import { formatCard, parseCard } from './cards.ts';
import { begin, dealOf } from './deal.ts';
import {
  cardOf,
  isKeep,
  isName,
  isSpend,
  isTake,
  KEEP_MOVE,
  NAME_MOVE,
  SPEND_MOVE,
  TAKE_MOVE,
} from './moves.ts';
import { isDecided, pointsForBonuses, recallRound } from './score.ts';
import { MAX_SEATS, TRICKS, WhalePosition, type WhaleRoundResult } from './types.ts';
import { isDealt } from './view.ts';

export function formatMove(move: Move): string {
  if (isName(move)) return `>${move - NAME_MOVE}`;
  const sign = isKeep(move) ? '+' : isTake(move) ? '*' : isSpend(move) ? '!' : '';
  return sign + formatCard(cardOf(move));
}

const MOVE_OF_SIGN: Readonly<Record<string, Move>> = {
  '': 0,
  '!': SPEND_MOVE,
  '*': TAKE_MOVE,
  '+': KEEP_MOVE,
};

export function parseMove(text: string): Result<Move> {
  const parts = /^([+!*]?)(5|[onbs][1-46-9])$/.exec(text);
  if (parts) return ok(MOVE_OF_SIGN[parts[1]] | parseCard(parts[2]));
  if (/^>[0-3]$/.test(text)) return ok(NAME_MOVE | Number(text[1]));
  return fault(
    'bad-move',
    'is not a move: keep as +n2, spend as !n2, play as n2 or 5, take as *n2 or *5 (o n b s), name as >2',
  );
}

export function formatPosition(position: WhalePosition): JsonObject {
  const { players, round } = position;
  if (!isDealt(position)) return { players };
  const earlier = position.results.slice(0, round).map((result) => ({ ...result }));
  return { players, ...(round ? { earlier } : {}), ...dealOf(position), moves: movesOf(position) };
}

/** The moves of the current round; simultaneous ones clockwise from the first player. */
function movesOf(position: WhalePosition): string[] {
  const { players, first, chosen } = position;
  const clockwise = clockwiseFrom(first, players);
  const waiting = clockwise.findIndex((seat) => !chosen[seat]);
  const choices = clockwise.flatMap((seat: Seat, i) => {
    if (!chosen[seat]) return [];
    const text = formatMove(KEEP_MOVE | (chosen[seat] - 1));
    return [waiting >= 0 && i > waiting ? `${seat}:${text}` : text];
  });
  return [...choices, ...firstOf(position.made, position.moves).map(formatMove)];
}

const counts = listOf(wholeNumber(0, 99), MAX_SEATS);
const positionSchema = v.strictObject({
  players: v.number(),
  earlier: v.optional(v.array(v.strictObject({ pearls: counts, bonuses: counts, scores: counts }))),
  first: v.optional(v.number()),
  trump: v.optional(v.string()),
  token: v.optional(v.number()),
  hands: v.optional(v.array(v.unknown())),
  moves: v.optional(listOf(v.string(), 64)),
});

export function parsePosition(game: Game<WhalePosition>, data: unknown): Result<WhalePosition> {
  if (!fits(positionSchema, data)) return fault('bad-position', describeMismatch(positionSchema, data));
  const { players, earlier = [], first, trump, token, hands, moves = [] } = data;
  const options = parseOptions(game, { players });
  if (!options.ok) return options;
  const position = new WhalePosition(options.value);
  for (const [round, result] of earlier.entries()) {
    const wrong = isDecided(position) ? 'the game was over (TW-15)' : faultOfResult(players, result);
    if (wrong) return fault('bad-position', `earlier round ${round + 1}: ${wrong}`);
    const { pearls, bonuses, scores } = result;
    recallRound(position, { pearls: [...pearls], bonuses: [...bonuses], scores: [...scores] });
  }
  if (isDecided(position)) return fault('bad-position', 'the earlier rounds ended the game (TW-15)');
  if (hands === undefined) {
    return earlier.length || moves.length ? fault('bad-position', 'hands are missing') : ok(position);
  }
  if (earlier.length) position.first = ((first ?? 0) + players - 1) % players;
  const begun = begin(position, { first, trump, token, hands });
  if (!begun.ok) return begun;
  const played = playTexts(game, position, moves);
  return played.ok ? ok(position) : played;
}

/**
 * A trick brings one to three pearls and at most one bonus; a spent bonus brings at most one pearl.
 */
function faultOfResult(players: number, { pearls, bonuses, scores }: WhaleRoundResult): string | null {
  if (pearls.length !== players || bonuses.length !== players || scores.length !== players) {
    return `needs pearls, bonuses and scores of ${players} seats`;
  }
  const spent = players + TRICKS - sum(bonuses);
  if (spent < 0) return 'has too many bonuses';
  if (sum(pearls) < TRICKS || sum(pearls) > 3 * TRICKS + spent) return 'has too many or too few pearls';
  const wrong = scores.findIndex((score, seat) => score !== pearls[seat] + pointsForBonuses(bonuses[seat]));
  return wrong < 0 ? null : `seat ${wrong} cannot score ${scores[wrong]} (TW-14)`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
