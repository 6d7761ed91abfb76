// The table as text, for screen readers.

import type { Seat } from '@menagerie/rules';
import {
  laidIn,
  trickOnTable,
  winnerSoFar,
  type WhaleStanding,
  type WhaleView,
} from '@menagerie/rules/trump-whales';
import { formatList, t } from '../../words/words.svelte.ts';
import type { Person, TextPart } from '../room.ts';
import { cardArgs, groupBonuses, type Bonus } from './cards.ts';

type People = readonly Person[];

export const nameHeap = (bonus: Bonus, count: number): string => t('tw-bonus-heap', { bonus, count });

export function describe(view: WhaleView, people: People, eyes: Seat): TextPart[] {
  const { current } = view;
  const standing = current
    ? [t('tw-standing-read', { family: current.trump, token: current.token })]
    : [t('tw-text-none')];
  return [
    { title: t('tw-text-standing'), lines: standing },
    { title: t('tw-hand', { ...people[eyes] }), lines: describeHand(view, eyes) },
    { title: t('tw-text-trick'), lines: describeTrick(view, people) },
    { title: t('tw-text-seats'), lines: people.flatMap((_, seat) => describeSeat(view, people, seat)) },
  ];
}

function describeHand({ seat, hand, seats }: WhaleView, eyes: Seat): string[] {
  const { cards } = seats[eyes];
  if (seat === null && cards > 0) return [t('tw-cards-left', { count: cards })];
  return hand.length > 0 ? hand.map((card) => t('tw-card-full', cardArgs(card))) : [t('tw-text-none')];
}

function describeTrick(view: WhaleView, people: People): string[] {
  const trick = trickOnTable(view);
  const laid = laidIn(trick);
  if (!trick || laid.length === 0) return [t('tw-text-trick-none')];
  const cards = laid.map(({ seat, card }) =>
    t('tw-text-laid', { name: people[seat].name, ...cardArgs(card) }),
  );
  const winner = trick.winner ?? winnerSoFar(laid, view.current as WhaleStanding);
  const person = people[winner as Seat];
  const outcome =
    trick.taken !== null
      ? t('tw-text-took', { ...person, ...cardArgs(trick.taken) })
      : t(trick.winner === null ? 'tw-text-winning' : 'tw-text-won', { ...person });
  const head = `${t('tw-trick', { number: view.tricks.length })}. ${t('tw-led', { family: trick.led ?? 'five' })}.`;
  return [head, ...cards, outcome];
}

function describeSeat(view: WhaleView, people: People, seat: Seat): string[] {
  const { name } = people[seat];
  const { pearls, cards, bonuses, lacks } = view.seats[seat];
  const heaps = groupBonuses(bonuses).map((heap) => nameHeap(heap.bonus, heap.cards.length));
  return [
    t('tw-text-seat', { name, pearls, total: view.totals[seat], count: cards }),
    heaps.length
      ? t('tw-text-seat-bonuses', { name, list: formatList(heaps) })
      : t('tw-text-seat-no-bonuses', { name }),
    ...lacks.map((family) => t('tw-text-seat-lacks', { name, family })),
  ];
}
