// The page of a table, and what is asked before it is closed or loses words.

import type { Id } from '@menagerie/protocol';
import { fail } from '../http/errors.ts';
import { wordsOf } from '../table/operating.ts';
import type { AdminContext } from './admin-context.ts';
import type { Query } from './fields.ts';
import { html } from './html.ts';
import { actForm, type Page } from './layout.ts';
import { beginAround, logList, PAGE_LINES, publicTable, type PublicTable } from './table-view.ts';
import { tellTime } from './tell.ts';

async function tableCalled({ registry }: AdminContext, id: Id): Promise<PublicTable> {
  return publicTable(
    (await registry.refresh(id)) ?? fail('no-table', 'There is no such table.'),
    registry.now(),
  );
}

export async function tablePage(context: AdminContext, called: Id, query: Query): Promise<Page> {
  const shown = await tableCalled(context, called);
  const { table, lines } = shown;
  const { id, phase, game, settings, seats } = table;
  const around = /^\d{1,9}$/.test(query['around'] ?? '') ? Number(query['around']) : null;
  const from = beginAround(lines.length, around, PAGE_LINES);
  const before =
    from > 0 && html`<a href="/admin/tables/${id}?around=${Math.max(0, from - PAGE_LINES / 2)}">Earlier</a>`;
  const later =
    from + PAGE_LINES < lines.length &&
    html`<a href="/admin/tables/${id}?around=${from + 1.5 * PAGE_LINES}">Later</a>`;
  return {
    title: `Table of ${game.id}`,
    body: html`<dl>
        <dt>Phase</dt>
        <dd>${phase}</dd>
        <dt>Opened</dt>
        <dd>${tellTime(table.entries[0].at, context.registry.now())}</dd>
        <dt>Shown</dt>
        <dd>
          ${settings.listed ? 'in the lobby' : 'by link only'}${settings.delay > 0 && `, ${settings.delay} s later to spectators, and here`}
        </dd>
        <dt>Seats</dt>
        <dd>
          ${seats.map(
            ({ person }, seat) =>
              html`${seat > 0 && ', '}${person === null ? shown.names[seat] : html`<a href="/admin/people/${person}">${shown.names[seat]}</a>`}`,
          )}
        </dd>
      </dl>
      <p>
        <a class="button" href="/#/table/${id}">Watch</a>
        ${phase !== 'over' && html`<a class="button grave" href="/admin/tables/${id}/close">Close this table…</a>`}
      </p>
      <h2>Public log</h2>
      ${logList(shown, from, PAGE_LINES, around ?? undefined)}
      <p>${before} ${later}</p>`,
  };
}

export async function closeTablePage(context: AdminContext, id: Id): Promise<Page> {
  const { table } = await tableCalled(context, id);
  return {
    title: 'Close this table?',
    body: [
      html`<p>The game of ${table.game.id} ends for everyone, and nobody is rated. This can’t be undone.</p>`,
      actForm({
        action: `/admin/tables/${table.id}/close`,
        title: 'Close the table',
        button: 'Close permanently',
        why: 'Reason (for the audit log)',
        isGrave: true,
      }),
      html`<p><a href="/admin/tables/${table.id}">Back without closing</a></p>`,
    ],
  };
}

export async function removeWordsPage(context: AdminContext, id: Id, n: number): Promise<Page> {
  const { table } = await tableCalled(context, id);
  const { event } = table.entries[n] ?? {};
  const words = wordsOf(event) ?? fail('not-found', 'There is no message in that entry.');
  return {
    title: 'Remove this message?',
    body: [
      html`<blockquote>${words}</blockquote>
        <p>It disappears from the log and every open page. This can’t be undone.</p>`,
      actForm({
        action: `/admin/tables/${table.id}/words/${n}/remove`,
        title: 'Remove the message',
        button: 'Remove permanently',
        why: 'Reason (for the audit log)',
        isGrave: true,
      }),
      html`<p><a href="/admin/tables/${table.id}?around=${n}">Back without removing</a></p>`,
    ],
  };
}
