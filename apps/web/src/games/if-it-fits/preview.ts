// What a previewed move would do, as text: the same on screen and for screen readers.

import type { BoxOnTable, BoxView, Seat } from '@menagerie/rules';
import {
  effectsOf,
  hasCountedCats,
  openingsOf,
  readPlacement,
  type Effect,
  type Placement,
} from '@menagerie/rules/if-it-fits';
import { formatList, t } from '../../words/words.svelte.ts';
import type { Person } from '../room.ts';
import { nameBox, nameWay } from './names.ts';
import { spotName } from './spots.ts';

/** The table as it would be, and the box in which the piece would lie. */
export interface Ahead {
  readonly box: BoxOnTable;
  readonly after: BoxView;
}

/** What happens to the boxes, who then holds the one it is in, and whether a sleeping cat counts there. */
export function previewLines(view: BoxView, move: string, ahead: Ahead, people: readonly Person[]): string[] {
  const placement = readPlacement(move);
  if (!placement) return [];
  return [
    ...nameEffects(view, ahead, placement),
    // A box with only sleeping cats is held by nobody, as the next line says.
    ...(isAlone(ahead.box, placement) ? [] : [nameHolders(ahead.box, people)]),
    ...(isIdle(ahead.box, placement, view.toMove[0]) ? [t('if-after-idle')] : []),
  ];
}

/** For screen readers: with the place, and the way a sleeping cat's carton opens. */
export function tellPreview(view: BoxView, move: string, ahead: Ahead, people: readonly Person[]): string {
  const placement = readPlacement(move);
  if (!placement) return '';
  const { piece, isTurned } = placement;
  const way = piece === 'sleep' ? [nameWay(isTurned)] : [];
  return [spotName(placement), ...way, ...previewLines(view, move, ahead, people)].join('. ');
}

function nameEffects(view: BoxView, { box, after }: Ahead, placement: Placement): string[] {
  if (!Number.isInteger(placement.x) || placement.piece === 'princess') return [];
  const { x, y, piece, isTurned } = placement;
  const effects = effectsOf(view, after, { x, y, card: piece, turned: isTurned });
  const joined = effects.filter(({ isJoined }) => isJoined);
  const walled = effects.filter(({ isJoined }) => !isJoined);
  const places = formatList(joined.map((one) => nameBox(one.box)));
  const { cells, worth } = joined.length === 1 ? joined[0].box : box;
  return [
    t('if-after-joins', { count: joined.length, places, cards: cells.length, worth }),
    ...nameOpenings(after, box, joined),
    ...walled.map((one) => nameWalled(one)),
  ];
}

/** Whether it is closed, or how many openings are blocked; where the card brings new ones or joins several boxes, how many there are. */
function nameOpenings(after: BoxView, box: BoxOnTable, joined: readonly Effect[]): string[] {
  if (joined.length === 0) return [];
  if (box.closed) return [t('if-after-closes')];
  const count = openingsOf(after, box);
  const [{ openings, stopped }] = joined;
  return joined.length === 1 && count === openings - stopped
    ? [t('if-after-stops', { count: stopped, openings })]
    : [t('if-after-openings', { count })];
}

function nameWalled({ box, closes, stopped, openings }: Effect): string {
  const place = nameBox(box);
  return closes
    ? t('if-after-walls-closed', { place })
    : t('if-after-walls', { place, count: stopped, openings });
}

function nameHolders({ takers, points, worth }: BoxOnTable, people: readonly Person[]): string {
  if (takers.length === 0) return t('if-after-nobody');
  const holders = takers.map((seat) => {
    const extra = points[seat] - worth;
    const told = { name: people[seat].name, count: points[seat], extra };
    return t(extra === 0 ? 'if-after-holder' : 'if-after-holder-extra', told);
  });
  return t('if-after-held', { holders: formatList(holders) });
}

const isAlone = ({ cells }: BoxOnTable, { piece }: Placement): boolean =>
  piece === 'sleep' && cells.length === 1;

/** A cat asleep where none of its player's is awake. */
const isIdle = (box: BoxOnTable, { piece }: Placement, seat: Seat): boolean =>
  piece === 'sleep' && !hasCountedCats(box, seat);
