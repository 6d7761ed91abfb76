// The table for screen readers, and the score breakdown: everything shown in pictures, as text.

import type { Seat } from '@menagerie/rules';
import {
  explainBoxes,
  GRIDS,
  hasCats,
  hasLastCat,
  isBedCard,
  pointsNow,
  tallyBox,
  type BoxLaidCard,
  type BoxShare,
  type BoxView,
} from '@menagerie/rules/if-it-fits';
import { t } from '../../words/words.svelte.ts';
import type { Person, SlipItem, SlipRow, TextPart } from '../room.ts';
import { describeBox, nameBox, nameCardFully, nameSymbols, nameWay } from './names.ts';
import { spotName } from './spots.ts';

export function describe(view: BoxView, people: readonly Person[], eyes: Seat): readonly TextPart[] {
  const { width, height } = GRIDS[view.options.table];
  const boxes = [...view.boxes].sort((a, b) => Number(hasCats(b)) - Number(hasCats(a)) || b.worth - a.worth);
  return [
    {
      title: t('if-text-now'),
      lines: [
        t('if-text-table', { width, height, extended: view.options.extended ? 'yes' : 'no' }),
        view.isLastPhase ? t('if-last-phase') : t('if-deck', { count: view.deck }),
      ],
    },
    ...(view.phase === 'start'
      ? [{ title: t('if-starts'), lines: view.starts.map((card) => nameCardFully(card)) }]
      : []),
    { title: t('if-hand', { ...people[eyes] }), lines: orNothing(describeHand(view, eyes)) },
    { title: t('if-text-seats'), lines: people.map((_, seat) => describeSeat(view, seat, people)) },
    { title: t('if-text-boxes'), lines: orNothing(boxes.map((box) => describeBox(view, box, people))) },
    {
      title: t('if-text-cards'),
      lines: orNothing(view.cards.map((card) => describeLaid(view, card, people))),
    },
  ];
}

function describeHand({ seat, toy, toMove, hand, seats }: BoxView, eyes: Seat): readonly string[] {
  const { cards } = seats[eyes];
  const drawn = toy !== null && toMove.includes(eyes) ? [toy] : [];
  const seen = [...drawn, ...hand].map((card) => nameCardFully(card));
  return seat === null && cards > 0 ? [...seen, t('if-cards-held', { count: cards })] : seen;
}

const orNothing = (lines: readonly string[]): readonly string[] =>
  lines.length ? lines : [t('if-text-none')];

export function describeSeat(view: BoxView, seat: Seat, people: readonly Person[]): string {
  const { cards, cats } = view.seats[seat];
  const details = [
    t('if-points-now', { count: pointsNow(view, seat) }),
    hasLastCat(view, seat) ? t('if-last-cat') : t('if-cats-left', { count: cats }),
    t('if-cards-held', { count: cards }),
  ];
  return t('if-text-seat', { name: people[seat].name, details: details.join(', ') });
}

function describeLaid({ cats }: BoxView, laid: BoxLaidCard, people: readonly Person[]): string {
  const { card, turned } = laid;
  const owner = cats.find(({ x, y }) => x === laid.x && y === laid.y);
  const asleep = owner ? t('if-text-sleeping', { ...people[owner.seat] }) : t('if-text-princess-bed');
  const details = isBedCard(card) ? `${asleep}, ${nameWay(turned)}` : nameCardFully(card, turned);
  return t('if-text-cell', { place: spotName(laid), details });
}

/** Box by box: its toys, its spray bottles, and the cats beyond the first. */
export function explainRound(_: number, view: BoxView): readonly SlipRow[] {
  return explainBoxes(view).map((shares, seat) => ({
    seat,
    items: shares.length
      ? shares.flatMap((share) => explainShare(view, share))
      : [{ text: t('if-slip-none'), points: 0 }],
    points: pointsNow(view, seat),
  }));
}

function explainShare(view: BoxView, { box, forToys, forSprays, forCats }: BoxShare): SlipItem[] {
  const { kinds, most, sprays } = tallyBox(view, box);
  const closed = box.closed ? 'yes' : 'no';
  const toys = kinds.map((kind) => nameSymbols(kind, most)).join(' + ') || t('if-box-no-toys');
  return [
    { text: t('if-slip-box', { place: nameBox(box), closed, toys }), points: forToys },
    ...(sprays ? [{ text: t('if-slip-sprays', { closed, count: sprays }), points: forSprays }] : []),
    ...(forCats ? [{ text: t('if-slip-cats', { count: forCats }), points: forCats }] : []),
  ];
}
