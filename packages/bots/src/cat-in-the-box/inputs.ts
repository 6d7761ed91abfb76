// A view of Cat in the Box as the bits its net sees (features.ts).

import type { Seat, Seated } from '@menagerie/rules';
import {
  bestPlay,
  COLOURS,
  largestGroups,
  layOut,
  setupFor,
  tricksForBonus,
  type CatView,
  type TrickView,
} from '@menagerie/rules/cat-in-the-box';
import type { Bits } from '../net/bits.ts';
import { INPUT_AT as AT, LEADS } from './features.ts';

const PHASES = ['discard', 'predict', 'play'];

/** For a seat that is to move. */
export function setInputs(view: Seated<CatView>, bits: Bits): void {
  const { players, layout } = view.options;
  const phase = PHASES.indexOf(view.phase);
  const last = view.tricks.at(-1);
  const trick = last && last.plays.length < players ? last : null;
  bits.clear();
  bits.set(AT.phase + phase);
  bits.set(AT.players + players - 2);
  if (layout === 'purple') bits.set(AT.purple);
  bits.set(AT.roundsLeft + setupFor(players).rounds - 1 - view.round);
  if (view.discard) bits.set(AT.discard + view.discard - 1);
  setHand(view, trick, bits);
  setBoard(view, bits);
  for (let i = 0; i < players; i++) setSeat(view, i, bits);
  if (view.phase !== 'play') return;
  bits.set(AT.inTrick + (trick?.plays.length ?? 0));
  bits.set(AT.tricksDone + view.tricks.length - (trick ? 1 : 0));
  if (trick) setTrick(view, trick, bits);
  setPlaces(view, bits);
}

function setHand(view: Seated<CatView>, trick: TrickView | null, bits: Bits): void {
  const { hand, board, seats, seat } = view;
  const own = COLOURS.map((colour) => seats[seat].colours.includes(colour));
  const counts = board[0].map((_, column) => hand.filter((rank) => rank === column + 1).length);
  const roomFor = (column: number, without: number): number =>
    board.filter((row, colour) => colour !== without && own[colour] && row[column] === null).length;
  const due = setupFor(seats.length).tricks - board.flat().filter((owner) => owner === seat).length;
  const slack = (without: number): number =>
    counts.reduce((sum, count, column) => sum + (count && Math.min(count, roomFor(column, without))), 0) -
    due;
  counts.forEach((count, column) => {
    if (!count) return;
    const room = roomFor(column, -1);
    bits.setFirst(AT.hand + column * 5, count, 5);
    bits.setFirst(AT.room + column * 4, room, 4);
    if (count > room) bits.set(AT.stuck + column);
  });
  if (view.phase !== 'discard') bits.setFirst(AT.slack, slack(-1) + 2, 8);
  if (!trick) return;
  const led = COLOURS.indexOf(trick.plays[0].colour);
  if (own[led]) bits.setFirst(AT.slackOff, slack(led) + 2, 8);
}

function setBoard({ board, seat, options: { players } }: Seated<CatView>, bits: Bits): void {
  board.forEach((row, colour) =>
    row.forEach((owner, column) => {
      if (owner === null) return;
      const i = owner === 'neutral' ? 2 : (owner - seat + players) % players;
      bits.set(AT.board + (i * 4 + colour) * 9 + column);
      if (COLOURS[colour] === 'r') bits.set(AT.redOpen);
    }),
  );
}

/** What is known about the seat `i` places after the viewer. */
function setSeat(view: Seated<CatView>, i: number, bits: Bits): void {
  const { players } = view.options;
  const seat: Seat = (view.seat + i) % players;
  const { tricks, prediction, colours } = view.seats[seat];
  const choices = setupFor(players).predictions;
  COLOURS.forEach((colour, c) => {
    if (!colours.includes(colour)) bits.set(AT.gone + i * 4 + c);
  });
  if (i === 0) bits.setFirst(AT.won, tricks, 8);
  else bits.setFirst(AT.wonOthers + (i - 1) * 5, tricks, 5);
  if (prediction) bits.set(AT.prediction + i * 3 + choices.indexOf(prediction));
  const wanted = tricksForBonus(players, prediction ?? 0);
  if (wanted) bits.set(AT.need + i * 7 + Math.max(-2, Math.min(4, wanted - tricks)) + 2);
  let [low, high, hit, paradox] = [0, 0, 0, 0];
  for (const past of view.results.slice(0, view.round)) {
    if (players > 2 && past.predictions[seat] === choices[0]) low++;
    if (players > 2 && past.predictions[seat] === choices.at(-1)) high++;
    if (past.bonuses[seat] > 0) hit++;
    if (past.paradox === seat) paradox++;
  }
  bits.setFirst(AT.pastLow + i * 2, low, 2);
  bits.setFirst(AT.pastHigh + i * 2, high, 2);
  bits.setFirst(AT.pastHit + i * 2, hit, 2);
  bits.setFirst(AT.pastParadox + i * 2, paradox, 2);
  if (seat === view.first) bits.set(AT.first + i);
  if (i === 0) return;
  const lead = view.totals[view.seat] - view.totals[seat];
  bits.setFirst(AT.lead + (i - 1) * 10, LEADS.filter((least) => lead >= least).length, 10);
}

function setTrick({ seat: viewer, options }: Seated<CatView>, trick: TrickView, bits: Bits): void {
  const placeOf = (seat: Seat): number => ((seat - viewer + options.players) % options.players) - 1;
  for (const { seat, rank, colour } of trick.plays) {
    bits.set(AT.trickRank + placeOf(seat) * 9 + rank - 1);
    bits.set(AT.trickColour + placeOf(seat) * 4 + COLOURS.indexOf(colour));
  }
  bits.set(AT.led + COLOURS.indexOf(trick.plays[0].colour));
  const best = bestPlay(trick);
  if (!best) return;
  bits.set(AT.bestSeat + placeOf(best.seat));
  if (best.colour === 'r') bits.set(AT.bestRed);
  bits.setFirst(AT.bestRank, best.rank, 9);
}

/** One's own markers, where they are on the board. */
function setPlaces(view: Seated<CatView>, bits: Bits): void {
  const rows = layOut(view);
  const isOwn = (row: number, column: number): boolean => rows[row]?.[column]?.owner === view.seat;
  for (const { row, column, colour, owner } of rows.flat()) {
    const touches =
      isOwn(row - 1, column) || isOwn(row + 1, column) || isOwn(row, column - 1) || isOwn(row, column + 1);
    if (owner === null && touches) bits.set(AT.touch + COLOURS.indexOf(colour) * 9 + column);
  }
  bits.setFirst(AT.group, largestGroups(view)[view.seat].length, 8);
}
