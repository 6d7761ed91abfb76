// A whole position that fits a view. Nobody has to follow in this game, so the unseen cards may lie
// anywhere, but for two things that everyone can tell: a seat that led red for want of anything else
// has shown what it lacks (CB-14), and the seat to play has a legal play, or there would have been a
// paradox (CB-19).

import { shuffle, type Random } from '../core/random.ts';
import type { Seat } from '../core/game.ts';
import { beginWith } from './deal.ts';
import { DISCARD_MOVE, PREDICT_MOVE } from './moves.ts';
import { play } from './play.ts';
import { recallRounds } from './score.ts';
import { CatPosition, cellOf, COLOURS, COPIES_PER_RANK, type CatView, type Rank } from './types.ts';

export function sample(view: CatView, random: Random): CatPosition {
  const position = new CatPosition(view.options);
  recallRounds(position, view.results.slice(0, view.round));
  if (view.first === null) return position;
  position.first = (view.first + position.players - 1) % position.players;

  const { hands, discards } = view.opened ?? guessFittingCards(view, position.table.topRank, random);
  const dealt = hands.map((hand) => [...hand]);
  view.seats.forEach((seat, i) => seat.hasDiscarded && dealt[i].push(discards[i]));
  for (const trick of view.tricks) for (const { seat, rank } of trick.plays) dealt[seat].push(rank);
  const begun = beginWith(position, { first: view.first, hands: dealt, turnedUp: view.turnedUp });
  if (!begun.ok) throw new Error(`not a view of Cat in the Box: ${begun.error.reason}`);

  view.seats.forEach((seat, i) => seat.hasDiscarded && play(position, i, DISCARD_MOVE | discards[i]));
  for (let i = 0; i < position.players; i++) {
    const seat = (view.first + i) % position.players;
    const { prediction } = view.seats[seat];
    if (prediction !== null) play(position, seat, PREDICT_MOVE | prediction);
  }
  for (const trick of view.tricks) {
    for (const { seat, rank, colour } of trick.plays) {
      play(position, seat, cellOf(COLOURS.indexOf(colour), rank));
    }
  }
  return position;
}

interface Cards {
  readonly hands: readonly (readonly Rank[])[];
  readonly discards: readonly Rank[];
}

function guessFittingCards(view: CatView, topRank: Rank, random: Random): Cards {
  const mover = view.phase === 'play' ? view.toMove[0] : -1;
  for (;;) {
    const cards = guessCards(view, topRank, random);
    if (mover < 0 || cards.hands[mover].some((rank) => isPlayable(view, mover, rank))) return cards;
  }
}

function isPlayable(view: CatView, seat: Seat, rank: Rank): boolean {
  return view.seats[seat].colours.some((colour) => view.board[COLOURS.indexOf(colour)][rank - 1] === null);
}

/** Hands as they are now and cards laid face down, with the unseen cards spread evenly at random. */
function guessCards(view: CatView, topRank: Rank, random: Random): Cards {
  const unseen = unseenCards(view, topRank);
  shuffle(unseen, unseen.length, random);
  const hands = view.seats.map((): Rank[] => []);
  const discards = view.seats.map((): Rank => 0);
  if (view.seat !== null) {
    hands[view.seat] = [...view.hand];
    discards[view.seat] = view.discard ?? 0;
  }
  if (view.paradox) hands[view.paradox.seat] = [...view.paradox.hand];

  // Whoever lacks ranks draws first, from what remains for them: at most one seat a round does.
  const order = [...view.seats.keys()].sort(
    (a, b) => view.seats[b].lacks.length - view.seats[a].lacks.length,
  );
  for (const seat of order) {
    const { cards, lacks } = view.seats[seat];
    for (let i = unseen.length - 1; hands[seat].length < cards; i--) {
      if (!lacks.includes(unseen[i])) hands[seat].push(...unseen.splice(i, 1));
    }
    // What was passed over still lies together at the end.
    if (lacks.length) shuffle(unseen, unseen.length, random);
  }
  for (const seat of order) {
    if (view.seats[seat].hasDiscarded && !discards[seat]) discards[seat] = unseen.pop() as Rank;
  }
  return { hands, discards };
}

function unseenCards(view: CatView, topRank: Rank): Rank[] {
  const left = new Array<number>(topRank + 1).fill(COPIES_PER_RANK);
  const seen = [...view.turnedUp, ...view.tricks.flatMap((trick) => trick.plays.map(({ rank }) => rank))];
  if (view.paradox) seen.push(...view.paradox.hand);
  if (view.seat !== view.paradox?.seat) seen.push(...view.hand);
  if (view.discard !== null) seen.push(view.discard);
  for (const rank of seen) left[rank]--;
  return left.flatMap((count, rank) => (rank ? new Array<Rank>(count).fill(rank) : []));
}
