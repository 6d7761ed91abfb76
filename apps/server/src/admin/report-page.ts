// A report with what one needs to judge it: the words, the public log around them, and the person's past.

import type { Id } from '@menagerie/protocol';
import { fail } from '../http/errors.ts';
import type { AdminContext } from './admin-context.ts';
import { html } from './html.ts';
import { actForm, section, type Page } from './layout.ts';
import { actRow, REASONS, reportRow } from './rows.ts';
import { beginAround, logList, publicTable } from './table-view.ts';
import { tellTime } from './tell.ts';

const LINES_AROUND = 30;
const MOST_PAST = 20;

export async function reportPage({ store, registry, people }: AdminContext, id: Id): Promise<Page> {
  const { moderation } = store;
  const report = (await moderation.report(id)) ?? fail('not-found', 'This report no longer exists.');
  const { at, person, name, reporter, reason, words, quote, n, closedAt } = report;
  const now = registry.now();
  const [table, reported, from, others, acts] = await Promise.all([
    registry.refresh(report.table),
    people.look(person),
    people.look(reporter),
    moderation.reportsAbout(person, MOST_PAST),
    moderation.actsOn(person, MOST_PAST),
  ]);
  const shown = table && publicTable(table, now);
  return {
    title: `${name || 'Nameless'}: ${REASONS[reason]}`,
    body: html`<dl>
        <dt>Reported</dt>
        <dd>${tellTime(at, now)}${closedAt !== null && html`, closed ${tellTime(closedAt, now)}`}</dd>
        <dt>Person</dt>
        <dd>
          <a href="/admin/people/${person}">${reported?.name ?? name}</a
          >${reported && reported.name !== name && `, called ${name} then`}
        </dd>
        <dt>By</dt>
        <dd><a href="/admin/people/${reporter}">${from?.name ?? 'somebody'}</a></dd>
        <dt>Table</dt>
        <dd>
          ${shown ? html`<a href="/admin/tables/${report.table}${n !== null && `?around=${n}`}">${shown.table.game.id}, ${shown.table.phase}</a>` : 'deleted'}
        </dd>
      </dl>
      ${
        n !== null &&
        html`<h2>Reported message</h2>
          ${
            quote === null
              ? html`<p class="soft">It was removed.</p>`
              : html`<blockquote>${quote}</blockquote>
                  ${shown && html`<p><a class="button grave" href="/admin/tables/${report.table}/words/${n}/remove">Remove this message…</a></p>`}`
          }`
      }
      ${
        words !== '' &&
        html`<h2>Comment by the reporter</h2>
          <blockquote>${words}</blockquote>`
      }
      ${
        shown &&
        html`<h2>Public log around it</h2>
          ${logList(shown, beginAround(shown.lines.length, n, LINES_AROUND), LINES_AROUND, n ?? undefined)}`
      }
      ${section(
        'Other reports about this person',
        others.filter((one) => one.id !== id).map((one) => reportRow(one, now)),
        'None.',
      )}
      ${section(
        'Earlier operator actions',
        acts.map((one) => actRow(one, now)),
        'Nothing yet.',
      )}
      <h2>Actions</h2>
      <p>
        Warn, ban or rename them on <a href="/admin/people/${person}">their page</a>; then close the report.
      </p>
      ${
        closedAt === null &&
        actForm({
          action: `/admin/reports/${id}/close`,
          title: 'Close the report',
          button: 'Close it',
          why: 'Outcome (for the audit log)',
        })
      }`,
  };
}
