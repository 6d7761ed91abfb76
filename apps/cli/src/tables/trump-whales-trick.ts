// The trick of Trump Whales on the table, and who is winning it.

import {
  laidIn,
  trickOnTable,
  winnerSoFar,
  type WhaleTrickView,
  type WhaleView,
} from '@menagerie/rules/trump-whales';
import { seatLabel, type Setting } from './table.ts';
import { drawBonus, drawCard, nameFamily, pearlsOf } from './trump-whales-cards.ts';

/** The trick on the table: from its first card until its pearls are taken and the next leader is known. */
function shownTrick(view: WhaleView): WhaleTrickView | null {
  const trick = trickOnTable(view);
  const isPast = view.phase === 'play' && trick?.taken !== null;
  return isPast || laidIn(trick).length === 0 ? null : trick;
}

export function drawTrick(view: WhaleView, setting: Setting): string[] {
  const { ink } = setting;
  const trick = shownTrick(view);
  if (!trick || view.current === null) return [];
  const { led, taken } = trick;
  const winner = trick.winner ?? winnerSoFar(laidIn(trick), view.current);
  const ahead =
    taken !== null ? `← won it and took ${taken}` : trick.winner !== null ? '← wins it' : '← winning now';
  const width = Math.max(...trick.turns.map(({ seat }) => seatLabel(seat, setting).length));
  const rows = trick.turns.map(({ seat, spent, card }) => {
    const signs = spent.map((one) => drawBonus(one, ink)).join(', ');
    const words = [
      seatLabel(seat, setting).padEnd(width),
      card === null ? '…    ' : drawCard(card, ink) + ' '.repeat(5 - card.length - pearlsOf(card)),
      ...(seat === winner ? [ink('bold', ahead)] : []),
      ...(signs ? [`spent ${signs}`] : []),
    ];
    return `    ${words.join('  ')}`.trimEnd();
  });
  const title = led === null ? 'only fives so far' : `${nameFamily(led, ink)} was led`;
  return ['', `  The trick: ${title}`, ...rows];
}
