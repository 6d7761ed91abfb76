// Texts for moves, consequences and refusals.

import type { Seat } from '@menagerie/rules';
import { readPlacement, type BoxConsequence, type BoxRefusal } from '@menagerie/rules/if-it-fits';
import { t } from '../../words/words.svelte.ts';
import type { Person } from '../room.ts';
import { nameCard, nameWay } from './names.ts';
import { spotName } from './spots.ts';

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
  const placement = move === null ? null : readPlacement(move);
  if (!placement) {
    if (move === 'draw' || move === 'pass') return t(`if-told-${move}`, { ...people[seat] });
    return t('if-told-discard', { ...people[seat], card: nameCard((move ?? '').slice(1)) });
  }
  const { piece, isTurned } = placement;
  const args = { ...people[seat], place: spotName(placement), card: nameCard(piece), way: nameWay(isTurned) };
  if (piece === 'cat' || piece === 'sleep' || piece === 'princess') return t(`if-told-${piece}`, args);
  if (piece.startsWith('start')) return t('if-told-start', args);
  return t(piece.startsWith('toy') ? 'if-told-toy' : 'if-told-card', args);
}

/** From this few cards in the deck on, each draw mentions it. */
const NEARLY_EMPTY = 5;

/** Null if the move's text already says it, or if it needs no line. */
export function tellConsequence({ type, facts }: BoxConsequence, people: readonly Person[]): string | null {
  switch (type) {
    case 'drew':
      return facts.left <= NEARLY_EMPTY ? t('if-told-deck-low', { count: facts.left }) : null;
    case 'toy-shown':
      return t('if-told-toy-shown', { card: nameCard(facts.card) });
    case 'boxes-joined':
      return t('if-told-joined', { boxes: facts.boxes, cards: facts.cards, place: spotName(facts) });
    case 'box-closed':
      return t('if-told-closed', { cards: facts.cards, worth: facts.worth, place: spotName(facts) });
    case 'cat-laid':
      return facts.left <= 1 ? t('if-told-cats-left', { ...people[facts.seat], count: facts.left }) : null;
    case 'cat-returned':
      return t('if-told-returned', { ...people[facts.seat] });
    case 'last-phase':
      return t('if-told-last-phase', { cause: facts.cause, ...people[facts.seat] });
    case 'game-over':
      return isDecidedBySprays(facts) ? t('if-told-tie') : null;
    case 'discarded':
    case 'round-scored':
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

export function tellRefusal({ code, facts }: BoxRefusal, people: readonly Person[]): string {
  switch (code) {
    case 'not-your-turn':
      return t('if-no-not-your-turn', { name: people[facts.turn].name });
    case 'double-wall':
    case 'cell-taken':
    case 'touches-nothing':
    case 'no-room':
    case 'not-joined':
      return t(`if-no-${code}`, { place: spotName(facts) });
    case 'game-over':
    case 'not-dealt':
    case 'no-such-move':
    case 'start-card-first':
    case 'start-card-taken':
    case 'begin-in-the-middle':
    case 'no-short-side':
    case 'draw-or-sleep':
    case 'no-cat-left':
    case 'no-more-drawing':
    case 'no-more-sleeping-cats':
    case 'play-a-card':
    case 'lay-a-card-first':
    case 'card-not-in-hand':
    case 'no-cat-there':
    case 'same-upright':
    case 'can-be-played':
    case 'lay-the-toy':
    case 'must-lie-across':
    case 'cat-or-pass':
    case 'not-on-the-card-laid':
    case 'off-the-table':
    case 'on-a-sleeping-cat':
      return t(`if-no-${code}`);
  }
}
