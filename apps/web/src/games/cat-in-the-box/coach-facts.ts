// Facts about a move for the coach's sentences, from its player's view.

import type { Seat, Seated } from '@menagerie/rules';
import {
  bestPlay,
  COLOURS,
  costOf,
  largestGroups,
  layOut,
  ledColour,
  setupFor,
  type CatView,
  type Colour,
  type Rank,
} from '@menagerie/rules/cat-in-the-box';
import { partsOf } from './tell.ts';

export type CatFact =
  /** After the move a card of the hand has no cell left. */
  | { readonly type: 'stuck'; readonly rank: Rank }
  /** Whether the move is ahead in the trick (certain if nobody plays after it), and how many tricks are still
   *  wanted. */
  | { readonly type: 'trick'; readonly wins: boolean; readonly isSure: boolean; readonly need: number | null }
  /** How many cells of the led colour are free above the card. */
  | { readonly type: 'lead'; readonly colour: Colour; readonly higher: number; readonly need: number | null }
  | { readonly type: 'gives-up'; readonly colour: Colour }
  | { readonly type: 'follows'; readonly colour: Colour }
  | { readonly type: 'group'; readonly size: number }
  /** The colours that another card of the same rank can still take. */
  | { readonly type: 'other'; readonly rank: Rank; readonly colours: readonly Colour[] }
  | { readonly type: 'copies'; readonly rank: Rank; readonly count: number }
  | { readonly type: 'single'; readonly rank: Rank }
  | { readonly type: 'high'; readonly rank: Rank; readonly count: number }
  | { readonly type: 'share'; readonly tricks: number; readonly players: number };

/** Most important fact first. */
export function factsOf(view: Seated<CatView>, move: string): readonly CatFact[] {
  const parts = partsOf(move);
  switch (parts.type) {
    case 'play':
      return playFacts(view, parts.rank, parts.colour);
    case 'discard': {
      const count = view.hand.filter((rank) => rank === parts.rank).length;
      return [count > 1 ? { type: 'copies', rank: parts.rank, count } : { type: 'single', rank: parts.rank }];
    }
    case 'predict': {
      const { topRank, tricks } = setupFor(view.options.players);
      const rank = topRank - 1;
      const count = view.hand.filter((one) => one >= rank).length;
      return [
        { type: 'high', rank, count },
        { type: 'share', tricks, players: view.options.players },
      ];
    }
  }
}

function playFacts(view: Seated<CatView>, rank: Rank, colour: Colour): readonly CatFact[] {
  const { seat } = view;
  const cost = costOf(view, seat, colour);
  const tokens = view.seats[seat].colours.filter((one) => one !== cost);
  const after = boardAfter(view, seat, rank, colour);
  const rest = handWithout(view.hand, rank);
  const openTo = (one: Rank): readonly Colour[] =>
    tokens.filter((token) => after.board[COLOURS.indexOf(token)][one - 1] === null);
  const stuck = rest.find((one) => openTo(one).length === 0);
  const size = largestGroups(after)[seat].length;
  const facts: CatFact[] = [];
  if (stuck !== undefined) facts.push({ type: 'stuck', rank: stuck });
  facts.push(trickFact(view, rank, colour));
  if (cost !== null) facts.push({ type: 'gives-up', colour: cost });
  if (size > Math.max(1, largestGroups(view)[seat].length)) facts.push({ type: 'group', size });
  if (stuck === undefined && rest.includes(rank)) facts.push({ type: 'other', rank, colours: openTo(rank) });
  if (cost === null && ledColour(view) === colour) facts.push({ type: 'follows', colour });
  return facts;
}

function trickFact(view: Seated<CatView>, rank: Rank, colour: Colour): CatFact {
  const { seat, tricks, options } = view;
  const { prediction, tricks: won } = view.seats[seat];
  const need = prediction === null ? null : prediction - won;
  if (ledColour(view) === null) {
    const higher = layOut(view)
      .flat()
      .filter((place) => place.colour === colour && place.rank > rank && place.owner === null);
    return { type: 'lead', colour, higher: higher.length, need };
  }
  const plays = [...(tricks.at(-1)?.plays ?? []), { seat, rank, colour }];
  return {
    type: 'trick',
    wins: bestPlay({ plays })?.seat === seat,
    isSure: plays.length === options.players,
    need,
  };
}

function boardAfter(
  view: CatView,
  seat: Seat,
  rank: Rank,
  colour: Colour,
): Pick<CatView, 'board' | 'options'> {
  const board = view.board.map((row, at) =>
    COLOURS[at] === colour ? row.map((owner, column) => (column === rank - 1 ? seat : owner)) : row,
  );
  return { board, options: view.options };
}

function handWithout(hand: readonly Rank[], rank: Rank): readonly Rank[] {
  const at = hand.indexOf(rank);
  return hand.filter((_, i) => i !== at);
}
