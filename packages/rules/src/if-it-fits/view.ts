// What a seat or a spectator may know: the table, the moves everyone saw, and a seat's own cards.

import type { Eyes, Seat, Seated } from '../core/game.ts';
import { list } from '../core/list.ts';
import { asleepOf, awakeOf, boxAt, isClosed, type BoxNumber } from './boxes.ts';
import { dealtTo } from './deal.ts';
import { DRAW, isDiscard, pieceOf, toMove } from './moves.ts';
import { formatMove, moveIn, seatIn } from './notation.ts';
import { CAT_OR_PASS, DEAL, OVER, PHASES } from './phases.ts';
import { isCat, isToy, nameOf, NO_PIECE, OPEN_SIDES, ownerOf, PRINCESS, START, STARTS } from './pieces.ts';
import { pilesOf } from './piles.ts';
import { catPoints, gameResult, sprayPoints, takersOf, toyPoints } from './score.ts';
import { CELLS, xOf, yOf, type Cell } from './table.ts';
import {
  BOX_LIMITS,
  BoxPosition,
  type BoxCat,
  type BoxDeckCard,
  type BoxEvent,
  type BoxHandCard,
  type BoxLaidCard,
  type BoxOnTable,
  type BoxSpot,
  type BoxToy,
  type BoxView,
} from './types.ts';

export function view(position: BoxPosition, seat: Seat): Seated<BoxView>;
export function view(position: BoxPosition, eyes: Eyes): BoxView;
export function view(position: BoxPosition, eyes: Eyes): BoxView {
  const { players, table, extended, phase } = position;
  const movers = toMove(position);
  const seats = list(players, (seat) => seat);
  const isDealt = phase !== DEAL;
  const own = isDealt ? eyes : null;
  return {
    game: 'if-it-fits',
    seat: eyes,
    options: { players, table, extended },
    phase: PHASES[phase],
    toMove: seats.filter((seat) => movers & (1 << seat)),
    isOver: phase === OVER,
    isLastPhase: position.isLastPhase,
    first: isDealt ? position.first : null,
    hand: own === null ? [] : handOf(position, own),
    dealt: own === null ? [] : dealtTo(position, own),
    seats: seats.map((seat) => ({ cards: position.handSizes[seat], cats: position.catsLeft[seat] })),
    starts: startsLeft(position),
    deck: position.deckSize - position.drawn,
    piles: isDealt ? pilesInView(position) : [],
    toy: position.toy ? String(nameOf(position.toy)) : null,
    justLaid: phase === CAT_OR_PASS ? spotOf(position.justLaid) : null,
    ...onTable(position),
    boxes: boxesOf(position),
    discards: discardsOf(position),
    history: historyFor(position, eyes),
    result: phase === OVER ? gameResult(position) : null,
  };
}

export function handOf({ hands, handSizes }: BoxPosition, seat: Seat): BoxHandCard[] {
  const from = seat * BOX_LIMITS.hand;
  return list(handSizes[seat], (i) => nameOf(hands[from + i]));
}

function startsLeft(position: BoxPosition): string[] {
  const left: string[] = [];
  for (let card = 1; card <= STARTS; card++) {
    if (position.startsLeft & (1 << card)) left.push(String(nameOf(START + card)));
  }
  return left;
}

function pilesInView(position: BoxPosition): BoxView['piles'] {
  let above = 0;
  return pilesOf(position).map(({ cards, princesses }) => {
    above += cards;
    return { cards, left: Math.max(0, Math.min(cards, above - position.drawn)), princesses };
  });
}

const spotOf = (cell: Cell): BoxSpot => ({ x: xOf(cell), y: yOf(cell) });
const spotAcross = (pair: Cell): BoxSpot => ({ x: xOf(pair) + 0.5, y: yOf(pair) });

function onTable(position: BoxPosition): Pick<BoxView, 'cards' | 'cats' | 'princesses' | 'toys'> {
  const cards: BoxLaidCard[] = [];
  const cats: BoxCat[] = [];
  const princesses: BoxSpot[] = [];
  const toys: BoxToy[] = [];
  for (let i = 0; i < position.laid; i++) {
    const cell = position.laidAt[i];
    const piece = position.pieces[cell];
    const spot = spotOf(cell);
    cards.push({ ...spot, card: nameOf(piece), turned: position.sides[cell] !== OPEN_SIDES[piece] });
    if (isCat(piece)) cats.push({ ...spot, seat: ownerOf(piece), awake: false });
    if (piece === PRINCESS) princesses.push(spot);
  }
  for (let pair = 0; pair < CELLS; pair++) {
    const piece = position.across[pair];
    if (piece === NO_PIECE) continue;
    const spot = spotAcross(pair);
    if (isCat(piece)) cats.push({ ...spot, seat: ownerOf(piece), awake: true });
    else if (isToy(piece)) toys.push({ ...spot, card: String(nameOf(piece)) });
    else princesses.push(spot);
  }
  return { cards, cats, princesses, toys };
}

function boxesOf(position: BoxPosition): BoxOnTable[] {
  const cells = list(position.laid, (): BoxSpot[] => []);
  for (let i = 0; i < position.laid; i++) {
    const cell = position.laidAt[i];
    cells[boxAt(position, cell)].push(spotOf(cell));
  }
  return cells.flatMap((spots, box) => (spots.length ? [boxView(position, box, spots)] : []));
}

/** The box as it would score now. */
function boxView(position: BoxPosition, box: BoxNumber, cells: readonly BoxSpot[]): BoxOnTable {
  const toys = toyPoints(position, box);
  const sprays = sprayPoints(position, box);
  const takers = takersOf(position, box);
  const seats = list(position.players, (seat) => seat);
  const inBox = position.boxCats[box];
  return {
    cells,
    closed: isClosed(position, box),
    toys,
    sprays,
    worth: toys - sprays,
    cats: seats.map((seat) => ({ awake: awakeOf(inBox, seat), asleep: asleepOf(inBox, seat) })),
    takers: seats.filter((seat) => takers & (1 << seat)),
    points: seats.map((seat) => (takers & (1 << seat) ? toys - sprays + catPoints(position, box, seat) : 0)),
  };
}

function discardsOf({ moves, made }: BoxPosition): BoxDeckCard[] {
  return list(made, (i) => moveIn(moves[i]))
    .filter(isDiscard)
    .map((move) => nameOf(pieceOf(move)));
}

function historyFor(position: BoxPosition, eyes: Eyes): BoxEvent[] {
  let drawn = 0;
  return list(position.made, (i): BoxEvent => {
    const seat = seatIn(position.moves[i]);
    const move = moveIn(position.moves[i]);
    if (move !== DRAW) return { seat, move: formatMove(move) };
    const piece = position.deck[drawn++];
    return { seat, move: 'draw', card: seat === eyes || isToy(piece) ? nameOf(piece) : null };
  });
}
