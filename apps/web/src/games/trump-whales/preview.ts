// What a picked card or bonus would do, in a sentence or two, before committing to it.

import type { Seat } from '@menagerie/rules';
import {
  laidIn,
  namerAfterTaking,
  openTrick,
  readMove,
  trickOnTable,
  type CardText,
  type WhaleView,
} from '@menagerie/rules/trump-whales';
import { t } from '../../words/words.svelte.ts';
import type { Person } from '../room.ts';
import { cardArgs, cardOfMove } from './cards.ts';
import { previewPlay, previewSpend } from './effects.ts';

export interface Asker {
  readonly view: WhaleView;
  readonly people: readonly Person[];
  readonly eyes: Seat;
  readonly legal: readonly string[];
}

/** Whether the move plays a card, and nothing else. */
export const isPlain = (move: string): boolean => readMove(move).type === 'play';

/** The cards that can be played now. */
export const playableOf = (legal: readonly string[]): CardText[] => legal.filter(isPlain);

export function promiseOf(asker: Asker, picked: string | null, spending: string | null): string | null {
  if (spending !== null) return promiseSpend(asker, cardOfMove(spending), picked);
  if (picked === null) return null;
  const card = cardOfMove(picked);
  const { type } = readMove(picked);
  if (type === 'keep') return t('tw-would-keep', cardArgs(card));
  return type === 'take' ? promiseTake(asker, card) : promisePlay(asker, card);
}

function promisePlay({ view, people, eyes }: Asker, card: CardText): string {
  const { kind, isLast, winner } = previewPlay(view, eyes, card);
  const args = { ...cardArgs(card), name: people[winner].name };
  if (kind === 'leads') return t('tw-would-lead', args);
  if (kind === 'wins') return t(isLast ? 'tw-would-win-trick' : 'tw-would-take-lead', args);
  return t(isLast ? 'tw-would-lose-trick' : 'tw-would-lose', args);
}

/** Whose pearls, whose bonus, and who then names the leader if there is a five (TW-12, TW-13). */
function promiseTake({ view, people, eyes }: Asker, card: CardText): string {
  const laid = laidIn(trickOnTable(view));
  const owner = laid.find((one) => one.card === card && one.seat !== eyes)?.seat ?? eyes;
  const taken = t('tw-would-take', { ...cardArgs(card), name: people[owner].name });
  const namer = namerAfterTaking(view, card);
  if (namer === null) return taken;
  const named =
    namer === eyes ? t('tw-would-name-yourself') : t('tw-would-take-and-name', { name: people[namer].name });
  return `${taken} ${named}`;
}

function promiseSpend(asker: Asker, card: CardText, picked: string | null): string {
  const { view, people, eyes, legal } = asker;
  const preview = previewSpend(view, eyes, card, playableOf(legal));
  const { bonus } = cardArgs(card);
  const args = { bonus, token: preview.then.token };
  if (bonus === 'point') return t('tw-spend-effect', args);
  if (!preview.hasEffect) return `${t('tw-spend-idle', args)} ${t('tw-spend-same')}`;
  const effect = t('tw-spend-effect', args);
  if (laidIn(openTrick(view)).length === 0) return `${effect} ${t('tw-spend-before-trick')}`;
  if (picked !== null) {
    const { kind, winner } = previewPlay(view, eyes, cardOfMove(picked), preview.then);
    const id = kind === 'wins' ? 'tw-spend-card-wins' : 'tw-spend-card-loses';
    return `${effect} ${t(id, { ...cardArgs(cardOfMove(picked)), name: people[winner].name })}`;
  }
  const { winnerNow, winnerThen, takersNow, takersThen } = preview;
  const winner =
    winnerThen === null || winnerThen === winnerNow
      ? null
      : t('tw-spend-winner', { name: people[winnerThen].name });
  const isSame = takersNow.length === takersThen.length && takersNow.every((one) => takersThen.includes(one));
  const takers = isSame ? null : t('tw-spend-takers', { count: takersThen.length, before: takersNow.length });
  const changes = [winner, takers].filter((line) => line !== null);
  return [effect, ...(changes.length ? changes : [t('tw-spend-same')])].join(' ');
}
