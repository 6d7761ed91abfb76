// Moves and whole positions as text and data. `-5` discards a 5 face down, `=2` predicts two, `5b`
// plays a 5 as blue. A position is its options, earlier rounds, deal and moves.

import * as v from 'valibot';
import type { Game, JsonObject, Move, Seat } from '../core/game.ts';
import { parseOptions, playTexts } from '../core/play.ts';
import { fault, ok, type Result } from '../core/result.ts';
import { clockwiseFrom } from '../core/seats.ts';
import { describeMismatch, fits, listOf, wholeNumber } from '../core/schema.ts';
import { begin, dealOf } from './deal.ts';
import { DISCARD_MOVE, isDiscard, isPlay, PREDICT_MOVE } from './moves.ts';
import { earnsBonus, pointsFor, recallRounds, roundResult } from './score.ts';
import {
  CatPosition,
  cellOf,
  COLOURS,
  colourOf,
  rankOf,
  type CatOptions,
  type CatRoundResult,
  type Colour,
} from './types.ts';
import { isDealt } from './view.ts';

export function formatMove(move: Move): string {
  if (isPlay(move)) return `${rankOf(move)}${COLOURS[colourOf(move)]}`;
  return `${isDiscard(move) ? '-' : '='}${move & 15}`;
}

export function parseMove(text: string): Result<Move> {
  const play = /^([1-9])([rbyg])$/.exec(text);
  if (play) return ok(cellOf(COLOURS.indexOf(play[2] as Colour), Number(play[1])));
  const choice = /^([-=])([1-9])$/.exec(text);
  if (choice) return ok((choice[1] === '-' ? DISCARD_MOVE : PREDICT_MOVE) | Number(choice[2]));
  return fault('bad-move', 'is not a move: lay face down as -5, predict as =2, play as 5b (r b y g)');
}

export function formatPosition(position: CatPosition): JsonObject {
  const { players, layout, round } = position;
  const options = { players, layout };
  if (!isDealt(position)) return options;
  const earlier = Array.from({ length: round }, (_, past) => ({ ...roundResult(position, past) }));
  return { ...options, ...(round ? { earlier } : {}), ...dealOf(position), moves: movesOf(position) };
}

/** The moves of the current round; simultaneous ones clockwise from the first player. */
function movesOf(position: CatPosition): string[] {
  const { players, first } = position;
  const clockwise = clockwiseFrom(first, players);
  const waiting = clockwise.findIndex((seat) => !position.discards[seat]);
  const discards = clockwise.flatMap((seat: Seat, i) => {
    if (!position.discards[seat]) return [];
    const text = formatMove(DISCARD_MOVE | position.discards[seat]);
    return [waiting >= 0 && i > waiting ? `${seat}:${text}` : text];
  });
  const predictions = clockwise.flatMap((seat) =>
    position.predictions[seat] ? [formatMove(PREDICT_MOVE | position.predictions[seat])] : [],
  );
  const plays = Array.from(position.played.subarray(0, position.plays), formatMove);
  return [...discards, ...predictions, ...plays];
}

const counts = listOf(wholeNumber(0, 36), 5);
const positionSchema = v.strictObject({
  players: v.number(),
  layout: v.optional(v.string()),
  earlier: v.optional(
    listOf(
      v.strictObject({
        tricks: counts,
        predictions: counts,
        bonuses: counts,
        paradox: v.nullable(wholeNumber(0, 4)),
        scores: listOf(v.number(), 5),
      }),
      4,
    ),
  ),
  first: v.optional(v.number()),
  hands: v.optional(v.array(v.unknown())),
  turnedUp: v.optional(v.array(v.unknown())),
  moves: v.optional(listOf(v.string(), 64)),
});

export function parsePosition(game: Game<CatPosition>, data: unknown): Result<CatPosition> {
  if (!fits(positionSchema, data)) return fault('bad-position', describeMismatch(positionSchema, data));
  const { players, layout, earlier = [], first, hands, turnedUp = [], moves = [] } = data;
  const options = parseOptions(game, layout === undefined ? { players } : { players, layout });
  if (!options.ok) return options;
  const position = new CatPosition(options.value as CatOptions);
  if (earlier.length >= players) return fault('bad-position', `a game has ${players} rounds (CB-1)`);
  for (const [round, result] of earlier.entries()) {
    const wrong = faultOfResult(position, result);
    if (wrong) return fault('bad-position', `earlier round ${round + 1}: ${wrong}`);
  }
  recallRounds(position, earlier);
  if (hands === undefined) {
    const isNew = Object.keys(data).every((name) => name === 'players' || name === 'layout');
    return isNew ? ok(position) : fault('bad-position', 'hands are missing');
  }
  if (earlier.length) position.first = ((first ?? 0) + players - 1) % players;
  const begun = begin(position, { first, hands, turnedUp });
  if (!begun.ok) return begun;
  const played = playTexts(game, position, moves);
  return played.ok ? ok(position) : played;
}

function faultOfResult(position: CatPosition, result: CatRoundResult): string | null {
  const { players, setup } = position;
  const { tricks, predictions, bonuses, paradox, scores } = result;
  if (tricks.length !== players || bonuses.length !== players || scores.length !== players) {
    return `needs tricks, bonuses and scores of ${players} seats`;
  }
  if (predictions.length !== (setup.predictions.length ? players : 0)) return 'has wrong predictions';
  if (predictions.some((tricks) => !setup.predictions.includes(tricks)))
    return 'has wrong predictions (CB-9)';
  if (paradox !== null && paradox >= players) return `has no seat ${paradox}`;
  const total = tricks.reduce((sum, won) => sum + won, 0);
  if (paradox === null ? total !== setup.tricks : total >= setup.tricks)
    return 'has too many or too few tricks';
  const unearned = tricks.findIndex((won, seat) => {
    const earned = seat !== paradox && earnsBonus(players, won, predictions[seat]);
    return earned ? bonuses[seat] < 1 || bonuses[seat] > setup.tricks : bonuses[seat] !== 0;
  });
  if (unearned >= 0) return `seat ${unearned} cannot have a bonus of ${bonuses[unearned]} (CB-22)`;
  const wrong = tricks.findIndex(
    (won, seat) => scores[seat] !== pointsFor(won, bonuses[seat], seat === paradox),
  );
  return wrong < 0 ? null : `seat ${wrong} cannot score ${scores[wrong]} (CB-21)`;
}
