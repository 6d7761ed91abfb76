// Lines of the admin page's lists.

import type { Person } from '@menagerie/protocol';
import type { Act, Ban, Report } from '../store/moderation.ts';
import { html, type Html } from './html.ts';
import { tellTime } from './tell.ts';

/** Why somebody was reported, as players choose it. */
export const REASONS: Readonly<Record<Report['reason'], string>> = {
  words: 'Insults or hate speech',
  name: 'Offensive name',
  stalling: 'Stalling or leaving games',
  cheating: 'Cheating',
  spam: 'Spam or advertising',
  other: 'Something else',
};

export function reportRow({ id, at, name, reason, quote, closedAt }: Report, now: number): Html {
  return html`<li class="line">
    <span>
      <a href="/admin/reports/${id}">${name || 'Nameless'}: ${REASONS[reason]}</a>
      ${quote && html`<blockquote>${quote}</blockquote>`}
    </span>
    <span class="soft">${tellTime(at, now)}${closedAt !== null && ', closed'}</span>
  </li>`;
}

export function personRow({ id, name, isBot, since }: Person, now: number): Html {
  return html`<li class="line">
    <span><a href="/admin/people/${id}">${name}</a>${isBot && ' (bot account)'}</span>
    <span class="soft">since ${tellTime(since, now)}</span>
  </li>`;
}

/** `name` is the person's, if a person is banned. */
export function banRow({ id, person, address, until, reason }: Ban, name: string | null, now: number): Html {
  return html`<li>
    <p class="line">
      ${person === null ? html`<b>${address}</b>` : html`<a href="/admin/people/${person}">${name ?? 'Deleted person'}</a>`}
      <span>until ${tellTime(until, now)}</span>
    </p>
    <p>${reason}</p>
    <p><a href="/admin/bans/${id}/lift">Lift this ban…</a></p>
  </li>`;
}

export function actRow({ at, operator, what, person, table, address, detail, why }: Act, now: number): Html {
  return html`<li>
    <p class="line">
      <span><b>${operator}</b>: ${what}${address && ` ${address}`}${detail && ` (${detail})`}</span>
      <span>${tellTime(at, now)}</span>
    </p>
    <p>${why}</p>
    <p class="soft">
      ${person && html`<a href="/admin/people/${person}">Person</a>`}
      ${table && html`<a href="/admin/tables/${table}">Table</a>`}
    </p>
  </li>`;
}
