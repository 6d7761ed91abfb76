// The frame of every admin page.

import { html, type Content, type Html } from './html.ts';
import type { Operator } from './operator.ts';

export interface Page {
  readonly title: string;
  readonly body: Content;
}

/** What the last form did, as the address of the page after it says. */
const DONE = {
  warned: 'The warning will be shown on their next visit.',
  banned: 'They are banned. Their streams have ended, and they have left their seats.',
  address: 'The address is banned.',
  lifted: 'The ban is lifted.',
  renamed: 'They have a new name, in the logs of their tables too.',
  closed: 'The table is closed.',
  removed: 'The message has been removed for everyone.',
  settled: 'The report is closed.',
  unlisted: 'The challenge is off the list, and its title is gone.',
} as const;
export type DoneWord = keyof typeof DONE;

const ROOMS = [
  ['/admin', 'Overview'],
  ['/admin/reports', 'Reports'],
  ['/admin/people', 'People'],
  ['/admin/deals', 'Deals'],
  ['/admin/bans', 'Bans'],
  ['/admin/audit', 'Audit log'],
] as const;

export function layOut({ title, body }: Page, operator: Operator | null, done?: string): string {
  const told = done !== undefined && Object.hasOwn(DONE, done) ? DONE[done as DoneWord] : null;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Menagerie admin</title>
        <link rel="stylesheet" href="/admin/style.css" />
      </head>
      <body>
        ${operator && head(operator)}
        <main>
          <h1>${title}</h1>
          ${told && html`<p class="done" role="status">${told}</p>`} ${body}
        </main>
      </body>
    </html>`.text;
}

function head({ label }: Operator): Html {
  return html`<header>
    <nav aria-label="Admin">${ROOMS.map(([href, words]) => html`<a href="${href}">${words}</a>`)}</nav>
    <form method="post" action="/admin/logout">
      <span class="soft">${label}</span> <button class="quiet">Log out</button>
    </form>
  </header>`;
}

export interface FormPlan {
  readonly action: string;
  readonly title: string;
  readonly button: string;
  /** What the reason is called in this form, and who reads it. */
  readonly why: string;
  readonly fields?: Content;
  readonly isGrave?: boolean;
}

/** A form for one act; every act needs a reason. */
export function actForm({ action, title, button, why, fields = null, isGrave = false }: FormPlan): Html {
  const id = `why-${action.replace(/\W+/g, '-')}`;
  return html`<form method="post" action="${action}" class="card">
    <h3>${title}</h3>
    ${fields}
    <label for="${id}">${why}</label>
    <textarea id="${id}" name="why" rows="2" maxlength="500" required></textarea>
    <button class="${isGrave ? 'grave' : ''}">${button}</button>
  </form>`;
}

/** A part of a page: what there is, or a sentence that there is nothing. */
export function section(title: string, rows: readonly Html[], empty: string): Html {
  return html`<section>
    <h2>${title}</h2>
    ${
      rows.length === 0
        ? html`<p class="soft">${empty}</p>`
        : html`<ul class="rows">
            ${rows}
          </ul>`
    }
  </section>`;
}
