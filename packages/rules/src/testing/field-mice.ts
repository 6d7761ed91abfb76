// Field Mice, a game that exists only in tests. It shows that a game is known to everything above the rules just by
// registering itself. Each seat gets five of 24 mice; the highest of the led field wins the trick, and the most
// tricks win.
//
// FM-1 Two to four play one round. FM-2 A mouse is of the barn, the corn or the hay, from 1 to 8; five are dealt to
// each seat, and the leader is drawn by lot. FM-3 Clockwise, each seat plays one mouse, of the led field if it has
// one. FM-4 The highest of the led field wins and leads. FM-5 A trick is a point; at the end the undealt mice are
// shown.

import * as v from 'valibot';
import type { Consequence, Eyes, Game, Move, NoFacts, Options, Refusal, Seat, View } from '../core/game.ts';
import { list } from '../core/list.ts';
import { parseOptions, playTexts } from '../core/play.ts';
import { shuffle, type Random } from '../core/random.ts';
import { refuse } from '../core/refuse.ts';
import { fault, ok, type Result } from '../core/result.ts';
import { describeMismatch, fits, listOf } from '../core/schema.ts';

const FIELDS = 'bch';
const RANKS = 8;
const CARDS = FIELDS.length * RANKS;
export const HAND = 5;

export type MouseConsequence =
  | Consequence<'trick-won', { seat: Seat; tricks: number }>
  | Consequence<'round-scored', { round: number; tricks: number[]; aside: string[] }>
  | Consequence<'game-over', NoFacts>;

export type MouseRefusal =
  | Refusal<'no-move-due' | 'card-not-in-hand', NoFacts>
  | Refusal<'not-your-turn', { turn: Seat }>
  | Refusal<'must-follow', { led: string }>;

export interface MouseView extends View {
  readonly options: Options;
  readonly first: Seat | null;
  readonly hand: readonly string[];
  readonly seats: readonly { readonly cards: number; readonly tricks: number }[];
  readonly plays: readonly { readonly seat: Seat; readonly card: string }[];
  /** The undealt mice; null before the end. */
  readonly aside: readonly string[] | null;
}

export class MousePosition {
  readonly players: number;
  first = -1;
  /** Who was dealt each card; -1 for nobody. */
  readonly owners = new Int8Array(CARDS).fill(-1);
  /** In the order they were played. */
  played: number[] = [];

  constructor({ players }: Options) {
    this.players = players;
  }
  clone(): this {
    return (new MousePosition({ players: this.players }) as this).copyFrom(this);
  }
  copyFrom(other: this): this {
    this.first = other.first;
    this.owners.set(other.owners);
    this.played = [...other.played];
    return this;
  }
}

const formatCard = (card: number): string => `${FIELDS[fieldOf(card)]}${(card % RANKS) + 1}`;
const parseCard = (text: string): number => FIELDS.indexOf(text[0]) * RANKS + Number(text[1]) - 1;
const fieldOf = (card: number): number => Math.floor(card / RANKS);
const isDealt = ({ first }: MousePosition): boolean => first >= 0;
const isOver = ({ players, played }: MousePosition): boolean => played.length === players * HAND;

const dealtTo = ({ owners }: MousePosition, seat: Seat): number[] =>
  list(CARDS, (card) => card).filter((card) => owners[card] === seat);
const handOf = (position: MousePosition, seat: Seat): number[] =>
  dealtTo(position, seat).filter((card) => !position.played.includes(card));

/** All cards played so far with their seats, the tricks each seat won, and who is next. */
function follow({ players, first, played }: MousePosition): {
  plays: { seat: Seat; card: number }[];
  tricks: number[];
  turn: Seat;
} {
  const tricks = list(players, () => 0);
  let leader = first;
  const plays = played.map((card, i) => {
    const seat = (leader + (i % players)) % players;
    if (i % players === players - 1) {
      const trick = played.slice(i - players + 1, i + 1);
      const followed = trick.filter((one) => fieldOf(one) === fieldOf(trick[0]));
      leader = (leader + trick.indexOf(Math.max(...followed))) % players;
      tricks[leader]++;
    }
    return { seat, card };
  });
  return { plays, tricks, turn: (leader + (played.length % players)) % players };
}

function nextSeat(position: MousePosition): Seat {
  return isDealt(position) && !isOver(position) ? follow(position).turn : -1;
}

function playable(position: MousePosition, seat: Seat): number[] {
  const hand = handOf(position, seat);
  const { players, played } = position;
  const led = played[played.length - (played.length % players)];
  const following = hand.filter((card) => led !== undefined && fieldOf(card) === fieldOf(led));
  return following.length > 0 ? following : hand;
}

function refusal(position: MousePosition, seat: Seat, card: Move): MouseRefusal | null {
  const turn = nextSeat(position);
  if (turn < 0) return refuse('FM-3', 'no-move-due', {});
  if (seat !== turn) return refuse('FM-3', 'not-your-turn', { turn });
  if (!handOf(position, seat).includes(card)) return refuse('FM-2', 'card-not-in-hand', {});
  const [one] = playable(position, seat);
  const isLegal = playable(position, seat).includes(card);
  return isLegal ? null : refuse('FM-3', 'must-follow', { led: FIELDS[fieldOf(one)] });
}

const dealSchema = v.strictObject({
  first: v.number(),
  hands: listOf(listOf(v.pipe(v.string(), v.regex(/^[bch][1-8]$/)), HAND), 4),
});

function begin(position: MousePosition, deal: unknown): Result<void> {
  if (!fits(dealSchema, deal)) return fault('bad-deal', describeMismatch(dealSchema, deal));
  const { first, hands } = deal;
  const cards = hands.flat().map(parseCard);
  const isWhole = new Set(cards).size === position.players * HAND && hands.length === position.players;
  if (!isWhole || !Number.isInteger(first) || first < 0 || first >= position.players) {
    return fault('bad-deal', 'five different cards for each seat, and a seat to lead (FM-2)');
  }
  position.first = first;
  position.owners.fill(-1);
  position.played = [];
  hands.forEach((hand, seat) => hand.forEach((card) => (position.owners[parseCard(card)] = seat)));
  return ok(undefined);
}

/** Draws the deck's order, then the leader. */
function deal(position: MousePosition, random: Random): void {
  const deck = list(CARDS, (card) => card);
  shuffle(deck, CARDS, random);
  position.owners.fill(-1);
  for (let i = 0; i < position.players * HAND; i++) position.owners[deck[i]] = i % position.players;
  position.played = [];
  position.first = random.below(position.players);
}

const dealOf = (position: MousePosition): { first: Seat; hands: string[][] } => ({
  first: position.first,
  hands: list(position.players, (seat) => dealtTo(position, seat).map(formatCard)),
});

function view(position: MousePosition, eyes: Seat): MouseView & { seat: Seat };
function view(position: MousePosition, eyes: Eyes): MouseView;
function view(position: MousePosition, eyes: Eyes): MouseView {
  const { players, first } = position;
  const { plays, tricks } = follow(position);
  const turn = nextSeat(position);
  return {
    game: 'field-mice',
    seat: eyes,
    toMove: turn < 0 ? [] : [turn],
    isOver: isOver(position),
    options: { players },
    first: isDealt(position) ? first : null,
    hand: eyes === null ? [] : handOf(position, eyes).map(formatCard),
    seats: list(players, (seat) => ({ cards: handOf(position, seat).length, tricks: tricks[seat] })),
    plays: plays.map(({ seat, card }) => ({ seat, card: formatCard(card) })),
    aside: isOver(position) ? dealtTo(position, -1).map(formatCard) : null,
  };
}

/** Deals the unseen cards until the plays are legal: uniform, and fast enough with so few cards. */
function sample({ options, first, seat: eyes, hand, plays }: MouseView, random: Random): MousePosition {
  const position = new MousePosition(options);
  if (first === null) return position;
  const seen = new Set([...hand, ...plays.map(({ card }) => card)]);
  const unseen = list(CARDS, (card) => card).filter((card) => !seen.has(formatCard(card)));
  for (;;) {
    shuffle(unseen, unseen.length, random);
    let next = 0;
    const hands = list(options.players, (seat) => {
      const known = plays.filter((play) => play.seat === seat).map(({ card }) => card);
      if (seat === eyes) return [...known, ...hand];
      return [...known, ...list(HAND - known.length, () => formatCard(unseen[next++]))];
    });
    begin(position, { first, hands });
    const moves = plays.map(({ card }) => card);
    if (playTexts(fieldMice, position, moves).ok) return position;
  }
}

const positionSchema = v.strictObject({
  players: v.number(),
  first: v.optional(v.number()),
  hands: v.optional(v.array(v.unknown())),
  moves: v.optional(listOf(v.string(), 4 * HAND)),
});

export const fieldMice: Game<MousePosition, MouseView, MouseConsequence, MouseRefusal> = {
  id: 'field-mice',
  rulesVersion: 1,
  players: { min: 2, max: 4 },
  options: [],
  maxLegalMoves: HAND,
  newGame: (options) => new MousePosition(options),
  optionsOf: ({ players }) => ({ players }),
  awaitsDeal: (position) => !isDealt(position),
  deal,
  begin,
  dealOf,
  toMove: (position) => (nextSeat(position) < 0 ? 0 : 1 << nextSeat(position)),
  nextSeat,
  legalMoves(position, seat, into) {
    if (seat !== nextSeat(position)) return 0;
    const cards = seat < 0 ? [] : playable(position, seat);
    into.set(cards);
    return cards.length;
  },
  refusal,
  play: (position, _, card) => void position.played.push(card),
  consequences(_, after) {
    if (after.played.length % after.players > 0) return [];
    const { tricks, turn: seat } = follow(after);
    const won = { type: 'trick-won', rule: 'FM-4', facts: { seat, tricks: tricks[seat] } } as const;
    if (!isOver(after)) return [won];
    const aside = dealtTo(after, -1).map(formatCard);
    return [
      won,
      { type: 'round-scored', rule: 'FM-5', facts: { round: 0, tricks, aside } },
      { type: 'game-over', rule: 'FM-1', facts: {} },
    ];
  },
  showsCards: ({ type }) => type === 'round-scored',
  isOver,
  progress: ({ players, played }) => played.length / (players * HAND),
  scores(position) {
    const { tricks } = follow(position);
    const rounds = isOver(position) ? [tricks] : [];
    const totals = isOver(position) ? tricks : tricks.map(() => 0);
    return { rounds, totals, places: totals.map((one) => 1 + totals.filter((other) => other > one).length) };
  },
  roundsScored: (position) => Number(isOver(position)),
  roundResult: (position) => ({ tricks: follow(position).tricks, scores: follow(position).tricks }),
  resultNames: ['tricks', 'scores'],
  view,
  sample: (seen, random, into) => (into ? into.copyFrom(sample(seen, random)) : sample(seen, random)),
  formatMove: formatCard,
  parseMove: (text) =>
    /^[bch][1-8]$/.test(text) ? ok(parseCard(text)) : fault('bad-move', 'is not a mouse, such as c5'),
  isSecretMove: () => false,
  formatPosition(position) {
    const { players, played } = position;
    return isDealt(position) ? { players, ...dealOf(position), moves: played.map(formatCard) } : { players };
  },
  parsePosition(data) {
    if (!fits(positionSchema, data)) return fault('bad-position', describeMismatch(positionSchema, data));
    const { players, moves = [], ...dealt } = data;
    const options = parseOptions(fieldMice, { players });
    if (!options.ok) return options;
    const position = new MousePosition(options.value);
    if (Object.keys(data).length === 1) return ok(position);
    const begun = begin(position, dealt);
    if (!begun.ok) return begun;
    const played = playTexts(fieldMice, position, moves);
    return played.ok ? ok(position) : played;
  },
};
