// The trick of Trump Whales on the table: who is winning it, and who would be if a bonus were spent.

import {
  readWhaleCard,
  winningPlace,
  type Seat,
  type WhaleStanding,
  type WhaleTrickView,
  type WhaleView,
} from '@menagerie/rules';
import { seatLabel, type Setting } from './table.ts';
import { drawBonus, drawCard, nameFamily, pearlsOf } from './trump-whales-cards.ts';

/** The trick on the table: from its first card until its pearls are taken and the next leader is known. */
export function openTrick({ tricks, phase }: WhaleView): WhaleTrickView | null {
  const trick = tricks.at(-1);
  if (!trick || (phase === 'play' && trick.taken !== null)) return null;
  return trick.turns.some(({ card }) => card !== null) ? trick : null;
}

/** Who would win if the trick ended here; null before the first card. */
export function winnerSoFar({ turns }: WhaleTrickView, standing: WhaleStanding): Seat | null {
  const played = turns.flatMap(({ seat, card }) =>
    card === null ? [] : [{ seat, card: readWhaleCard(card) }],
  );
  if (!played.length) return null;
  return played[
    winningPlace(
      played.map(({ card }) => card),
      standing,
    )
  ].seat;
}

export function drawTrick(view: WhaleView, setting: Setting): string[] {
  const { ink } = setting;
  const trick = openTrick(view);
  if (!trick || view.current === null) return [];
  const { led, taken } = trick;
  const winner = trick.winner ?? winnerSoFar(trick, view.current);
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
  const title = led === null ? 'only fives so far' : `${nameFamily(led, ink)} is led`;
  return ['', `  The trick: ${title}`, ...rows];
}
