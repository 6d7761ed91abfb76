// If It Fits in a terminal: the table as a floor plan, the boxes and what they are worth, seats and hand.

import type { Seat } from '@menagerie/rules';
import {
  GRIDS,
  pointsNow,
  SYMBOLS,
  type BoxConsequence,
  type BoxRefusal,
  type BoxView,
} from '@menagerie/rules/if-it-fits';
import { drawBoard, drawCards } from './if-it-fits-board.ts';
import { drawBoxes } from './if-it-fits-boxes.ts';
import { LOOKS, describeCard } from './if-it-fits-cards.ts';
import { listMoves, readAnswer } from './if-it-fits-choice.ts';
import { tellConsequence, tellMove, tellRefusal } from './if-it-fits-words.ts';
import { plural, seatLabel, type Setting, type TerminalTable } from './table.ts';

export const boxTable: TerminalTable<BoxView, BoxConsequence, BoxRefusal> = {
  title: 'If It Fits',
  tellRound({ first, options }, setting) {
    const { width, height } = GRIDS[options.table];
    const rules = options.extended ? 'Extended rules, a' : 'A';
    return `${rules} table of ${width} by ${height} cards: ${seatLabel(first ?? 0, setting)} first`;
  },
  draw: (view, legal, setting) => [
    ...drawBoard(view, legal, setting.ink),
    ...drawLegend(setting),
    '',
    ...drawBoxes(view),
    ...view.seats.map((_, seat) => drawSeat(view, seat, setting)),
    `  ${tellDeck(view)}`,
    ...(view.phase === 'start'
      ? [
          '',
          ...drawCards(
            view.starts.map((card) => ({ card })),
            setting.ink,
          ),
        ]
      : []),
  ],
  drawHand: ({ hand, toy }, { ink }) => {
    const shown = toy ? [toy, ...hand] : hand;
    return shown.length
      ? [
          '',
          ...drawCards(
            shown.map((card) => ({ card })),
            ink,
          ),
        ].join('\n')
      : '(no cards)';
  },
  prompt(view) {
    switch (view.phase) {
      case 'start':
        return 'Choose a start card and its cell';
      case 'turn':
        return view.seats[view.seat ?? 0].cats > 0 ? 'Draw, or place a sleeping cat' : 'Draw a card';
      case 'toy':
        return `Place ${describeCard(view.toy ?? '')}`;
      case 'cat':
        return 'Place an awake cat on the card you just placed, or pass';
      default:
        return view.isLastPhase ? 'Last phase: play a card from your hand' : 'Play a card from your hand';
    }
  },
  listMoves: (_, legal, setting) => listMoves(legal, setting),
  readAnswer,
  tellMove,
  tellConsequence,
  tellRefusal,
  notation: [
    'draw             draw the top card',
    '17               see where card 17 can go; then a cell such as 3,-2 places it there',
    '3,-2r            the same, rotated by half a turn',
    '17@3,-2r         both at once',
    'cat@3.5,-2       place an awake cat across 3,-2 and 4,-2; or pass',
    'sleep@3,-2       place a sleeping cat instead of drawing, open at the bottom',
    'sleep@3,-2r      the same, rotated: open at the top',
    'princess@3.5,-2  replace an awake cat with the Princess',
    'princess@3,-2    replace a sleeping cat with the Princess',
    'toy2@3.5,-2      place a special toy across two joined cards',
    'start3@0,-1      place a start card',
    'x17              discard a card, when none can be played',
    'A cell is x,y: x grows to the right, y downwards.',
  ],
};

function drawLegend({ ink }: Setting): string[] {
  const symbols = SYMBOLS.map((symbol) => `${ink(LOOKS[symbol].style, LOOKS[symbol].letter)} ${symbol}`);
  return [
    `   ${symbols.join('  ')}   ── wall  ··· open`,
    '   (●) awake  z● asleep  (P) Princess  {y} special toy, 2 yarns  [] legal spot',
  ];
}

function drawSeat(view: BoxView, seat: Seat, setting: Setting): string {
  const { cards, cats } = view.seats[seat];
  const points = pointsNow(view, seat);
  const state = view.toMove.includes(seat) ? `  ${setting.ink('bold', '← to move')}` : '';
  const name = seatLabel(seat, setting).padEnd(14);
  return `  ${name} points now ${String(points).padStart(2)}  cats left ${cats}  cards ${cards}${state}`;
}

function tellDeck(view: BoxView): string {
  return view.isLastPhase ? 'Last phase: nobody draws.' : `${plural(view.deck, 'card')} in the deck.`;
}
