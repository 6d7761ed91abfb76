// What the table says: what to do, what was done, what came of it, and why not.

import type { BoxSpot, BoxView, Consequence, Refusal, Seat } from '@menagerie/rules';
import { readPlacement } from '@menagerie/rules/if-it-fits';
import { t } from '../../words/words.svelte.ts';
import type { Person } from '../room.ts';
import { mustDiscard } from './look-ahead.ts';
import { nameCard, nameOf, nameWay } from './names.ts';
import { spotName } from './spots.ts';

export function ask(view: BoxView, people: readonly Person[], eyes: Seat): string {
  const { phase, toMove } = view;
  if (view.isOver) return t('if-ask-over');
  if (!toMove.includes(eyes)) return t('if-ask-wait', { phase, name: nameOf(people, toMove[0]) });
  switch (phase) {
    case 'start':
      return t('if-ask-start');
    case 'turn':
      return t(view.seats[eyes].cats > 0 ? 'if-ask-turn' : 'if-ask-draw');
    case 'toy':
      return t('if-ask-toy');
    case 'cat':
      return t('if-ask-cat');
    default:
      if (mustDiscard(view)) return t('if-ask-discard');
      return t(view.isLastPhase ? 'if-ask-card-last' : 'if-ask-card');
  }
}

export function nameMove(move: string): string {
  const placement = readPlacement(move);
  if (!placement) {
    if (move === 'draw' || move === 'pass') return t(`if-move-${move}`);
    return t('if-move-discard', { card: nameCard(move.slice(1)) });
  }
  const { piece, isTurned } = placement;
  const args = { place: spotName(placement), card: nameCard(piece), way: nameWay(isTurned) };
  if (piece === 'cat' || piece === 'sleep' || piece === 'princess') return t(`if-move-${piece}`, args);
  if (piece.startsWith('start')) return t('if-move-start', args);
  return t(isTurned ? 'if-move-card-turned' : 'if-move-card', args);
}

export function tellMove(seat: Seat, move: string | null, people: readonly Person[]): string {
  const name = nameOf(people, seat);
  const placement = move === null ? null : readPlacement(move);
  if (!placement) {
    if (move === 'draw' || move === 'pass') return t(`if-told-${move}`, { name });
    return t('if-told-discard', { name, card: nameCard((move ?? '').slice(1)) });
  }
  const { piece, isTurned } = placement;
  const args = { name, place: spotName(placement), card: nameCard(piece), way: nameWay(isTurned) };
  if (piece === 'cat' || piece === 'sleep' || piece === 'princess') return t(`if-told-${piece}`, args);
  if (piece.startsWith('start')) return t('if-told-start', args);
  return t(piece.startsWith('toy') ? 'if-told-toy' : 'if-told-card', args);
}

/** So few cards are left in the deck that each draw tells it. */
const NEARLY_EMPTY = 5;

export function tellConsequence({ type, facts }: Consequence, people: readonly Person[]): string | null {
  const name = nameOf(people, facts['seat'] as Seat);
  const place = spotName(facts as unknown as BoxSpot);
  switch (type) {
    case 'drew':
      return Number(facts['left']) <= NEARLY_EMPTY
        ? t('if-told-deck-low', { count: Number(facts['left']) })
        : null;
    case 'toy-shown':
      return t('if-told-toy-shown', { card: nameCard(facts['card'] as string) });
    case 'boxes-joined':
      return t('if-told-joined', { boxes: Number(facts['boxes']), cards: Number(facts['cards']), place });
    case 'box-closed':
      return t('if-told-closed', { cards: Number(facts['cards']), worth: Number(facts['worth']), place });
    case 'cat-laid':
      return Number(facts['left']) <= 1
        ? t('if-told-cats-left', { name, count: Number(facts['left']) })
        : null;
    case 'cat-returned':
      return t('if-told-returned', { name });
    case 'last-phase':
      return t('if-told-last-phase', { cause: facts['cause'] as string, name });
    case 'game-over':
      return isDecidedBySprays(facts as unknown as Final) ? t('if-told-tie') : null;
    default:
      return null;
  }
}

interface Final {
  readonly totals: readonly number[];
  readonly places: readonly number[];
}

/** IF-21. */
function isDecidedBySprays({ totals, places }: Final): boolean {
  const top = Math.max(...totals);
  return totals.some((total, seat) => total === top && places[seat] > 1);
}

/** Every refusal of the rules; each has its sentence in the catalogue. */
const REFUSALS: ReadonlySet<string> = new Set(
  `game-over not-dealt not-your-turn no-such-move start-card-first start-card-taken begin-in-the-middle
  no-short-side draw-or-sleep no-cat-left no-more-drawing no-more-sleeping-cats play-a-card lay-a-card-first
  card-not-in-hand no-cat-there same-upright double-wall can-be-played lay-the-toy must-lie-across cat-or-pass
  not-on-the-card-laid off-the-table cell-taken touches-nothing no-room on-a-sleeping-cat not-joined`.split(
    /\s+/,
  ),
);

export function tellRefusal({ code, facts }: Refusal, people: readonly Person[]): string {
  const place = typeof facts['x'] === 'number' ? spotName(facts as unknown as BoxSpot) : '';
  const name = nameOf(people, Number(facts['turn'] ?? 0));
  return t(`if-no-${REFUSALS.has(code) ? code : 'unknown'}`, { place, name });
}
