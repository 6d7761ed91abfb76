// Draws a full position that fits a view. Nobody has to follow in this game, so the unseen cards may
// be anywhere, except for two things everyone can infer: a seat that led red because it had nothing
// else has shown what it lacks (CB-14), and the current seat has a legal play, or there would have
// been a paradox (CB-19). The public part is rebuilt once per view; after that only the hidden cards
// are drawn.

import type { Seat } from '../core/game.ts';
import { list } from '../core/list.ts';
import { shuffle, type Random } from '../core/random.ts';
import { addToHand, openRound, turnUp } from './deal.ts';
import { DISCARD_MOVE, notePlayable, PREDICT_MOVE } from './moves.ts';
import { play } from './play.ts';
import { recallRounds } from './score.ts';
import {
  CatPosition,
  cellOf,
  COLOURS,
  COPIES_PER_RANK,
  MAX_RANK,
  PLAY,
  type CatView,
  type Rank,
} from './types.ts';

/** A view, prepared for drawing the hidden cards. */
interface Memory {
  /** The position without the hidden cards. */
  readonly known: CatPosition;
  readonly unseen: readonly Rank[];
  /** Hidden hands; a seat that has shown what it lacks comes first (at most one per round). */
  readonly hands: readonly { readonly seat: Seat; readonly cards: number; readonly lacks: readonly Rank[] }[];
  /** Seats whose discard is hidden. */
  readonly discards: readonly Seat[];
  /** Whether the current seat is one of the hidden hands. */
  readonly hidesMover: boolean;
}

/** Search samples the same view thousands of times. */
const memories = new WeakMap<CatView, Memory>();

export function sample(view: CatView, random: Random, into?: CatPosition): CatPosition {
  let memory = memories.get(view);
  if (!memory) memories.set(view, (memory = recall(view)));
  const position = into ? into.copyFrom(memory.known) : memory.known.clone();
  const unseen = [...memory.unseen];
  do {
    if (memory.hidesMover) position.copyFrom(memory.known);
    drawHidden(position, memory, unseen, random);
  } while (memory.hidesMover && !notePlayable(position));
  return position;
}

/** Distributes the unseen cards uniformly over the places where they can be. */
function drawHidden(position: CatPosition, memory: Memory, unseen: Rank[], random: Random): void {
  shuffle(unseen, unseen.length, random);
  let left = unseen.length;
  for (const { seat, cards, lacks } of memory.hands) {
    for (let drawn = 0, i = left - 1; drawn < cards; i--) {
      if (lacks.includes(unseen[i])) continue;
      addToHand(position, seat, unseen[i]);
      [unseen[i], unseen[left - 1]] = [unseen[left - 1], unseen[i]];
      left--;
      drawn++;
    }
    // The skipped cards are still together at the end.
    if (lacks.length) shuffle(unseen, left, random);
  }
  for (const seat of memory.discards) position.discards[seat] = unseen[--left];
}

function recall(view: CatView): Memory {
  const known = new CatPosition(view.options);
  recallRounds(known, view.results.slice(0, view.round));
  if (view.first === null) return { known, unseen: [], hands: [], discards: [], hidesMover: false };

  const seats = list(known.players, (seat) => seat);
  const shown = seats.map((seat) => handShown(view, seat));
  const hidden = seats.filter((seat) => shown[seat] === null);
  openRound(known, view.first);
  shown.forEach((hand, seat) => addCards(known, seat, hand ?? ANY_CARDS));
  for (const trick of view.tricks) for (const { seat, rank } of trick.plays) addToHand(known, seat, rank);
  view.turnedUp.forEach((rank, i) => turnUp(known, i, rank));
  const discards = replay(known, view, view.first);

  for (const seat of hidden) {
    known.counts.fill(0, seat * 10, seat * 10 + 10);
    known.holds[seat] = 0;
  }
  for (const seat of discards) known.discards[seat] = 0;
  const hands = hidden
    .map((seat) => ({ seat, cards: view.seats[seat].cards, lacks: view.seats[seat].lacks }))
    .sort((a, b) => b.lacks.length - a.lacks.length);
  const hidesMover = known.phase === PLAY && hidden.includes(known.turn);
  return { known, unseen: unseenCards(view, shown, known.setup.topRank), hands, discards, hidesMover };
}

/** Replaces a hidden hand while the public moves are replayed: it held whatever it played. */
const ANY_CARDS: readonly Rank[] = list(MAX_RANK * COPIES_PER_RANK, (i) => 1 + (i % MAX_RANK));

/** A hand the viewer can see, or null. */
function handShown({ seat: eyes, hand, paradox, opened }: CatView, seat: Seat): readonly Rank[] | null {
  if (opened) return opened.hands[seat];
  if (seat === eyes) return hand;
  return seat === paradox?.seat ? paradox.hand : null;
}

function discardShown({ seat: eyes, discard, opened }: CatView, seat: Seat): Rank | null {
  if (opened) return opened.discards[seat];
  return seat === eyes ? discard : null;
}

/** Makes the public moves; returns the seats whose discard is hidden. */
function replay(known: CatPosition, view: CatView, first: Seat): Seat[] {
  const discards: Seat[] = [];
  view.seats.forEach(({ hasDiscarded }, seat) => {
    if (!hasDiscarded) return;
    const rank = discardShown(view, seat);
    if (rank === null) discards.push(seat);
    addToHand(known, seat, rank ?? 1);
    play(known, seat, DISCARD_MOVE | (rank ?? 1));
  });
  for (let i = 0; i < known.players; i++) {
    const seat = (first + i) % known.players;
    const { prediction } = view.seats[seat];
    if (prediction !== null) play(known, seat, PREDICT_MOVE | prediction);
  }
  for (const trick of view.tricks) {
    for (const { seat, rank, colour } of trick.plays) {
      play(known, seat, cellOf(COLOURS.indexOf(colour), rank));
    }
  }
  return discards;
}

function unseenCards(view: CatView, shown: readonly (readonly Rank[] | null)[], topRank: Rank): Rank[] {
  const left = list(topRank + 1, (rank) => (rank ? COPIES_PER_RANK : 0));
  const see = (rank: Rank | null): void => void (rank !== null && left[rank]--);
  view.turnedUp.forEach(see);
  for (const trick of view.tricks) for (const { rank } of trick.plays) see(rank);
  shown.forEach((hand, seat) => {
    hand?.forEach(see);
    if (view.seats[seat].hasDiscarded) see(discardShown(view, seat));
  });
  return left.flatMap((count, rank) => list(count, () => rank));
}

function addCards(position: CatPosition, seat: Seat, ranks: readonly Rank[]): void {
  for (const rank of ranks) addToHand(position, seat, rank);
}
