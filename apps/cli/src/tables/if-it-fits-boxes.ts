// The worth of boxes and who takes them: the list below the table, and the score breakdown at the end.

import {
  explainBoxes,
  hasCats,
  sharesOf,
  tallyBox,
  type BoxOnTable,
  type BoxSymbol,
  type BoxView,
} from '@menagerie/rules/if-it-fits';
import { countSymbol, LOOKS } from './if-it-fits-cards.ts';
import { drawSlip, type SlipRow } from './score-slip.ts';
import { plural, SEAT_MARKS, seatLabel, wrapWords, type Setting } from './table.ts';

/** A box is identified by its first card's cell. */
export const nameOfBox = ({ cells }: BoxOnTable): string => `${cells[0].x},${cells[0].y}`;

export function drawBoxes(view: BoxView): string[] {
  const held = view.boxes.filter(hasCats).sort((a, b) => b.worth - a.worth);
  const free = view.boxes.filter((box) => !hasCats(box) && box.worth !== 0);
  const head = ['box at', 'size', 'cats', 'taken by', 'worth'];
  const rows = held.map((box) => [
    nameOfBox(box),
    `${plural(box.cells.length, 'card')}, ${box.closed ? 'closed' : 'open'}`,
    catsIn(box),
    takersOf(box),
    explainWorth(view, box, byLetter),
  ]);
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i].length)));
  const lines = [head, ...rows].map((row) => `  ${row.map((text, i) => text.padEnd(widths[i])).join('  ')}`);
  return [
    ...(held.length ? lines.map((line) => line.trimEnd()) : []),
    ...(free.length ? wrapWords(['free:', ...free.map(describeFree)]).map((line) => `  ${line}`) : []),
  ];
}

/** `●● z■`: awake cats by their owners' markers, then sleeping ones. */
function catsIn({ cats }: BoxOnTable): string {
  const awake = cats.map((own, seat) => SEAT_MARKS[seat].repeat(own.awake)).join('');
  const asleep = cats.map((own, seat) => `z${SEAT_MARKS[seat]}`.repeat(own.asleep)).join('');
  return `${awake} ${asleep}`.trim();
}

/** `● 4+1`: its worth, and a point for each additional cat (IF-20). */
function takersOf(box: BoxOnTable): string {
  const shares = sharesOf(box).map(
    ({ seat, forCats }) => `${SEAT_MARKS[seat]} ${box.worth}${forCats ? `+${forCats}` : ''}`,
  );
  return shares.join(', ') || 'nobody';
}

function describeFree(box: BoxOnTable): string {
  return `${nameOfBox(box)} worth ${box.worth}${box.closed ? ' (closed)' : ''}`;
}

type CountSymbol = (count: number, symbol: BoxSymbol) => string;
const byLetter: CountSymbol = (count, symbol) => `${count}${LOOKS[symbol].letter}`;

/** `(2 yarns + 2 mice − 1 spray) × 2 = 6`, by IF-19; `(2y + 2m − 1!) × 2 = 6` where space is short. */
function explainWorth(view: BoxView, box: BoxOnTable, tell: CountSymbol): string {
  const { kinds, most, sprays } = tallyBox(view, box);
  const gains = kinds.map((kind) => tell(most, kind)).join(' + ') || 'no toys';
  const sum = sprays ? `${gains} − ${tell(sprays, 'spray')}` : gains;
  if (!box.closed) return `${sum} = ${box.worth}`;
  return `${kinds.length > 1 || sprays ? `(${sum})` : sum} × 2 = ${box.worth}`;
}

/** Every point of every seat, box by box. */
export function drawFinalSlip(view: BoxView, setting: Setting): string[] {
  const rows = explainBoxes(view).flatMap((shares, seat): SlipRow[] => {
    const boxes = shares.map(({ box, forCats, points }) => {
      const cats = forCats ? `, + ${forCats} for ${forCats === 1 ? 'an extra cat' : 'extra cats'}` : '';
      const shared = box.takers.length > 1 ? ' (shared)' : '';
      const why = `${explainWorth(view, box, countSymbol)}${cats}${shared}`;
      return { name: `    box ${nameOfBox(box)}`, points, why };
    });
    const penalties = view.result?.penalties[seat] ?? 0;
    const why = shares.length ? plural(shares.length, 'box', 'boxes') : 'no box';
    const total = {
      name: seatLabel(seat, setting),
      points: view.result?.scores[seat] ?? 0,
      why: penalties ? `${why}; penalty points ${penalties}` : why,
    };
    return [total, ...boxes];
  });
  return drawSlip('The boxes', rows);
}
