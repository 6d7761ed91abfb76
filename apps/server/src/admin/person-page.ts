// A person, with what was reported and done about them, and what can be done.

import type { Id, Phase } from '@menagerie/protocol';
import { fail } from '../http/errors.ts';
import type { AdminContext } from './admin-context.ts';
import { SPAN_FIELD } from './fields-html.ts';
import { html } from './html.ts';
import { actForm, section, type Page } from './layout.ts';
import { actRow, banRow, reportRow } from './rows.ts';
import { tellTime } from './tell.ts';

const MOST_PAST = 50;
const PHASES: readonly Phase[] = ['open', 'playing', 'over'];

export async function personPage(context: AdminContext, id: Id): Promise<Page> {
  const { store, people, registry, sightings } = context;
  const { moderation } = store;
  const person =
    (await people.look(id)) ?? fail('not-found', 'Unknown person: they may have deleted their profile.');
  const now = registry.now();
  const [warnings, reports, acts, bans, tables] = await Promise.all([
    moderation.warnings(id, MOST_PAST),
    moderation.reportsAbout(id, MOST_PAST),
    moderation.actsOn(id, MOST_PAST),
    moderation.bans(now),
    store.gamesOf({ person: id, phases: PHASES, limit: MOST_PAST }),
  ]);
  const banned = bans.filter((ban) => ban.person === id);
  return {
    title: person.name,
    body: html`<dl>
        <dt>Id</dt>
        <dd><code>${id}</code></dd>
        <dt>Since</dt>
        <dd>${tellTime(person.since, now)}</dd>
        <dt>Kind</dt>
        <dd>${person.isBot ? 'bot account' : 'person'}</dd>
      </dl>
      ${
        banned.length > 0 &&
        section(
          'Banned',
          banned.map((ban) => banRow(ban, person.name, now)),
          '',
        )
      }
      <h2>Actions</h2>
      <div class="cards">
        ${actForm({
          action: `/admin/people/${id}/warn`,
          title: 'Warn',
          button: 'Send the warning',
          why: 'Message, shown on their next visit and to be confirmed',
        })}
        ${actForm({
          action: `/admin/people/${id}/ban`,
          title: 'Ban',
          button: 'Ban them',
          why: 'Reason, shown to them',
          fields: SPAN_FIELD,
          isGrave: true,
        })}
        ${actForm({
          action: `/admin/people/${id}/rename`,
          title: 'Rename',
          button: 'Rename them',
          why: 'Reason (for the audit log)',
          fields: html`<label>New name <input name="name" required maxlength="48" value="Player" /></label>`,
        })}
      </div>
      ${section(
        'Reports about this person',
        reports.map((one) => reportRow(one, now)),
        'None.',
      )}
      ${section(
        'Warnings',
        warnings.map(
          ({ at, text, readAt }) =>
            html`<li>
              <p>${text}</p>
              <p class="soft">
                ${tellTime(at, now)},
                ${readAt === null ? 'not read yet' : html`read ${tellTime(readAt, now)}`}
              </p>
            </li>`,
        ),
        'None.',
      )}
      ${section(
        'Operator actions',
        acts.map((one) => actRow(one, now)),
        'Nothing yet.',
      )}
      ${section(
        'Addresses this server has seen since it started',
        sightings.of(id).map(
          ({ address, at }) =>
            html`<li class="line">
              <span
                ><code>${address}</code>
                <a href="/admin/bans?address=${encodeURIComponent(address)}">Ban this address…</a></span
              >
              <span class="soft">${tellTime(at, now)}</span>
            </li>`,
        ),
        'None. Addresses are kept in memory only, for address bans.',
      )}
      ${section(
        'Tables',
        tables.map(
          (line) =>
            html`<li class="line">
              <a href="/admin/tables/${line.id}">${line.game}, ${line.phase}</a>
              <span class="soft">${tellTime(line.changedAt, now)}</span>
            </li>`,
        ),
        'None.',
      )}`,
  };
}
