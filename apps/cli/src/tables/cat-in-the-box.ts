// Cat in the Box in a terminal: the research board with colours and letters, seats, trick and hand.

import type { Seat } from '@menagerie/rules';
import {
  COLOURS,
  explainCatRound,
  layOut,
  ledColour,
  setupFor,
  type BoardPlace,
  type CatConsequence,
  type CatRefusal,
  type CatRoundResult,
  type CatView,
  type Colour,
} from '@menagerie/rules/cat-in-the-box';
import type { Ink, Style } from '../terminal/ink.ts';
import { plural, SEAT_MARKS, seatLabel, type Setting, type TerminalTable, whoDoes } from './table.ts';
import { drawSlip } from './score-slip.ts';

const NAMES: Record<Colour, string> = { r: 'red', b: 'blue', y: 'yellow', g: 'green' };
const STYLES: Record<Colour, Style> = { r: 'red', b: 'blue', y: 'yellow', g: 'green' };

export const catTable: TerminalTable<CatView, CatConsequence, CatRefusal> = {
  title: 'Cat in the Box',
  tellRound: ({ round, first, options }, setting) =>
    `Round ${round + 1} of ${setupFor(options.players).rounds}: ${whoDoes(first ?? 0, 'lead', setting)} the first trick`,
  draw: (view, legal, setting) => [
    ...drawBoard(view, legal, setting.ink),
    '',
    ...view.seats.map((_, seat) => drawSeat(view, seat, setting)),
    ...drawTrick(view, setting),
  ],
  drawHand: (view, { ink }) =>
    ink('bold', view.hand.join(' ') || '(no cards)') +
    (view.discard === null ? '' : `   set aside: ${view.discard}`),
  prompt(view) {
    if (view.phase === 'discard') return 'Set one card aside, face down';
    if (view.phase === 'predict') return 'Predict how many tricks you will win';
    const led = ledColour(view);
    return led === null ? 'Lead a card' : `Play a card; ${NAMES[led]} was led`;
  },
  listMoves(view, legal, { ink }) {
    if (view.phase !== 'play') return [legal.join('  ')];
    const ranks = [...new Set(legal.map((move) => move[0]))].sort();
    return ranks.map((rank) => {
      const moves = legal.filter((move) => move[0] === rank);
      return moves.map((move) => ink(STYLES[move[1] as Colour], move)).join('  ');
    });
  },
  tellMove(seat, move, setting) {
    if (move === null) return `${whoDoes(seat, 'set', setting)} a card aside.`;
    if (move[0] === '-') return `${whoDoes(seat, 'set', setting)} a ${move[1]} aside.`;
    if (move[0] === '=') {
      return `${whoDoes(seat, 'predict', setting)} ${plural(Number(move[1]), 'trick')}.`;
    }
    const colour = setting.ink(STYLES[move[1] as Colour], NAMES[move[1] as Colour]);
    return `${whoDoes(seat, 'play', setting)} a ${move[0]} as ${colour} (${move}).`;
  },
  tellConsequence,
  tellRefusal,
  notation: [
    '-5   set a 5 aside, face down',
    '=2   predict two tricks',
    '5b   play a 5 and declare it blue: r red, b blue, y yellow, g green',
  ],
};

function drawBoard(view: CatView, legal: readonly string[], ink: Ink): string[] {
  const rows = layOut(view);
  const head = rows[0].map(({ rank }) => ` ${rank}  `).join(' ');
  return [
    `  ${ink('dim', `Research board, ${view.options.layout} side`)}`,
    `   ${head}`,
    ...rows.map((places) => `  ${places.map((place) => drawCell(place, legal, ink)).join(' ')}`),
  ];
}

/** `r5` free, `[r5]` free and legal now, `r●` taken by the seat with that marker, `r×` neutral. */
function drawCell({ rank, colour, owner }: BoardPlace, legal: readonly string[], ink: Ink): string {
  const style = STYLES[colour];
  if (owner === null) {
    return legal.includes(`${rank}${colour}`)
      ? ink(['bold', style as 'red'], `[${colour}${rank}]`)
      : ink(style, ` ${colour}${rank} `);
  }
  const mark = owner === 'neutral' ? '×' : SEAT_MARKS[owner];
  return ink([style as 'red', 'inverse'], ` ${colour}${mark} `);
}

function drawSeat(view: CatView, seat: Seat, setting: Setting): string {
  const { cards, prediction, tricks, colours, hasDiscarded } = view.seats[seat];
  const { ink } = setting;
  const hasPredictions = setupFor(view.options.players).predictions.length > 0;
  const predicted = hasPredictions ? `predicted ${prediction ?? '–'}  ` : '';
  const left = COLOURS.map((colour) =>
    colours.includes(colour) ? ink(STYLES[colour], colour) : ink('dim', '×'),
  );
  const state = view.toMove.includes(seat)
    ? ink('bold', '← to move')
    : view.phase === 'discard' && hasDiscarded
      ? 'has chosen'
      : '';
  const name = seatLabel(seat, setting).padEnd(14);
  const total = `total ${String(view.totals[seat]).padStart(3)}`;
  return `  ${name} ${predicted}won ${tricks}  cards ${String(cards).padStart(2)}  colours ${left.join('')}  ${total}  ${state}`;
}

function drawTrick(view: CatView, setting: Setting): string[] {
  const trick = view.tricks.at(-1);
  if (!trick || view.phase !== 'play' || ledColour(view) === null) return [];
  const plays = trick.plays.map(
    ({ seat, rank, colour }) =>
      `${seatLabel(seat, setting)} ${setting.ink(STYLES[colour], `${rank}${colour}`)}`,
  );
  return ['', `  Trick ${view.tricks.length}: ${plays.join(', ')}`];
}

function tellConsequence({ type, facts }: CatConsequence, setting: Setting): string[] {
  switch (type) {
    case 'all-discarded':
      return ['  Everyone has set a card aside.'];
    case 'colour-lost': {
      const loses = whoDoes(facts.seat, 'lose', setting);
      return [`  ${loses} ${NAMES[facts.colour]} for this round by not following.`];
    }
    case 'trick-won':
      return [`  ${whoDoes(facts.seat, 'win', setting)} the trick: ${plural(facts.tricks, 'trick')} so far.`];
    case 'paradox': {
      const has = whoDoes(facts.seat, 'have', setting, 'has');
      const told = `  PARADOX! ${has} no legal play; the hand was ${facts.hand.join(' ')}.`;
      return [setting.ink(['bold', 'magenta'], told)];
    }
    case 'round-scored':
      return explainRound(facts.round, facts.result, setting);
    case 'game-over':
      return [];
  }
}

function explainRound(round: number, result: CatRoundResult, setting: Setting): string[] {
  const rows = explainCatRound(result).map(({ tricks, prediction, isParadox, forGroup, points }, seat) => {
    const predicted = prediction === null ? '' : `predicted ${prediction}: `;
    const won = plural(tricks, 'trick');
    const group = forGroup ? `, group of ${forGroup}` : '';
    const why = isParadox ? `caused the paradox: ${won} lost` : `${won}${group}`;
    return { name: seatLabel(seat, setting), points, why: predicted + why };
  });
  return drawSlip(`Round ${round + 1}`, rows);
}

function tellRefusal(refusal: CatRefusal, setting: Setting): string {
  return `${reasonFor(refusal, setting)} (${refusal.rule})`;
}

function reasonFor({ code, facts }: CatRefusal, setting: Setting): string {
  switch (code) {
    case 'no-move-due':
      return 'there is nothing to play right now';
    case 'no-such-seat':
      return 'there is no such seat';
    case 'discard-first':
      return 'first, everyone sets a card aside, as in -5';
    case 'already-discarded':
      return 'you have already set a card aside';
    case 'card-not-in-hand':
      return `you have no ${facts.rank}`;
    case 'not-your-turn':
      return `it is ${seatLabel(facts.turn, setting)}'s turn`;
    case 'predict-first':
      return 'first predict your tricks, as in =2';
    case 'no-such-prediction':
      return `you can predict ${facts.predictions.join(', ')}`;
    case 'play-a-card':
      return 'it is time to play a card, as in 5b';
    case 'colour-lost':
      return `you have lost ${NAMES[facts.colour]} for this round`;
    case 'cell-taken':
      return `the ${NAMES[facts.colour]} ${facts.rank} is already taken`;
    case 'red-not-open':
      return 'you cannot lead red until someone has played red, unless it is all you can play';
  }
}
