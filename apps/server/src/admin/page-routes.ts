// The pages of the admin page.

import type { Id } from '@menagerie/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Act } from '../store/moderation.ts';
import { fail } from '../http/errors.ts';
import { wordsOf } from '../table/operating.ts';
import type { AdminContext } from './admin-context.ts';
import { SPAN_FIELD } from './fields-html.ts';
import { html } from './html.ts';
import { actForm, layOut, section, type Page } from './layout.ts';
import { overviewPage } from './overview-page.ts';
import { personPage } from './person-page.ts';
import { reportPage } from './report-page.ts';
import { actRow, banRow, personRow, reportRow } from './rows.ts';
import { beginAround, logList, PAGE_LINES, publicTable, type PublicTable } from './table-view.ts';
import { tellTime } from './tell.ts';

const MOST = 100;
const MOST_FOUND = 30;
const ID = /[A-Za-z0-9_-]{22}/;

interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** `front` is what somebody without a key gets. */
export function pageRoutes(admin: FastifyInstance, context: AdminContext, front: () => Promise<Page>): void {
  const { store, people, registry } = context;
  const { moderation } = store;
  const page = (path: string, make: (asked: Asked) => Promise<Page>): void => {
    admin.get(path, async (request: FastifyRequest, reply) => {
      const asked: Asked = {
        params: request.params as Asked['params'],
        query: request.query as Asked['query'],
      };
      const { operator } = request;
      const made = operator ? await make(asked) : await front();
      return reply.type('text/html; charset=utf-8').send(layOut(made, operator, asked.query['done']));
    });
  };
  const tableCalled = async (id: Id): Promise<PublicTable> =>
    publicTable((await registry.refresh(id)) ?? fail('no-table', 'There is no such table.'), registry.now());

  page('/', () => overviewPage(context));

  page('/reports', async () => {
    const [open, closed] = await Promise.all([
      moderation.reports('open', MOST),
      moderation.reports('closed', MOST),
    ]);
    const now = registry.now();
    return {
      title: 'Reports',
      body: [
        section(
          'Open',
          open.map((one) => reportRow(one, now)),
          'No open reports. Well done.',
        ),
        section(
          'Closed lately',
          closed.map((one) => reportRow(one, now)),
          'None yet.',
        ),
      ],
    };
  });

  page('/reports/:id', async ({ params }) => reportPage(context, params['id']));

  page('/people', async ({ query }) => {
    const text = (query['q'] ?? '').trim();
    const ids = text === '' ? [] : await moderation.peopleCalled(text.slice(0, 50), MOST_FOUND);
    const byId = ID.exec(text)?.[0];
    const found = await Promise.all([...(byId ? [byId] : []), ...ids].map((id) => people.look(id)));
    const rows = found.filter((one) => one !== null).map((one) => personRow(one, registry.now()));
    return {
      title: 'People',
      body: html`<form method="get" action="/admin/people" class="search" role="search">
          <input name="q" aria-label="A name or an id" placeholder="A name or an id" value="${text}" />
          <button>Find</button>
        </form>
        ${
          text === ''
            ? html`<p class="soft">Look for somebody by a part of their name, or by their id.</p>`
            : section('Found', rows, 'Nobody is called that.')
        }`,
    };
  });

  page('/people/:id', async ({ params }) => personPage(context, params['id']));

  page('/tables', async ({ query }) => {
    const id = ID.exec(query['q'] ?? '')?.[0] ?? fail('no-table', 'That is no link of a table: go back.');
    return tablePage(await tableCalled(id), query);
  });

  page('/tables/:id', async ({ params, query }) => tablePage(await tableCalled(params['id']), query));

  function tablePage(shown: PublicTable, query: Asked['query']): Page {
    const { table, lines } = shown;
    const { id, phase, game, settings, seats } = table;
    const around = /^\d{1,9}$/.test(query['around'] ?? '') ? Number(query['around']) : null;
    const from = beginAround(lines.length, around, PAGE_LINES);
    const before =
      from > 0 &&
      html`<a href="/admin/tables/${id}?around=${Math.max(0, from - PAGE_LINES / 2)}">Earlier</a>`;
    const later =
      from + PAGE_LINES < lines.length &&
      html`<a href="/admin/tables/${id}?around=${from + 1.5 * PAGE_LINES}">Later</a>`;
    return {
      title: `Table of ${game.id}`,
      body: html`<dl>
          <dt>Phase</dt>
          <dd>${phase}</dd>
          <dt>Opened</dt>
          <dd>${tellTime(table.entries[0].at, registry.now())}</dd>
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
          <a class="button" href="/#/table/${id}">Watch it</a>
          ${phase !== 'over' && html`<a class="button grave" href="/admin/tables/${id}/close">Close this table…</a>`}
        </p>
        <h2>Public log</h2>
        ${logList(shown, from, PAGE_LINES, around ?? undefined)}
        <p>${before} ${later}</p>`,
    };
  }

  page('/tables/:id/close', async ({ params }) => {
    const { table } = await tableCalled(params['id']);
    return {
      title: 'Close this table?',
      body: [
        html`<p>
          The game of ${table.game.id} ends for everyone, and nobody is rated. This cannot be undone.
        </p>`,
        actForm({
          action: `/admin/tables/${table.id}/close`,
          title: 'Close the table',
          button: 'Close it for good',
          why: 'Why (for the audit log)',
          isGrave: true,
        }),
        html`<p><a href="/admin/tables/${table.id}">Back, and leave it open</a></p>`,
      ],
    };
  });

  page('/tables/:id/words/:n/remove', async ({ params }) => {
    const { table } = await tableCalled(params['id']);
    const n = Number(params['n']);
    const { event } = table.entries[n] ?? {};
    const words = wordsOf(event) ?? fail('not-found', 'There are no words in that entry.');
    return {
      title: 'Remove these words?',
      body: [
        html`<blockquote>${words}</blockquote>
          <p>They leave the log and every page that shows them. This cannot be undone.</p>`,
        actForm({
          action: `/admin/tables/${table.id}/words/${n}/remove`,
          title: 'Remove the words',
          button: 'Remove them for good',
          why: 'Why (for the audit log)',
          isGrave: true,
        }),
        html`<p><a href="/admin/tables/${table.id}?around=${n}">Back, and keep them</a></p>`,
      ],
    };
  });

  page('/bans', async ({ query }) => {
    const now = registry.now();
    const bans = await moderation.bans(now);
    const rows = bans.map(async (ban) => {
      const person = ban.person === null ? null : await people.look(ban.person);
      return banRow(ban, person?.name ?? null, now);
    });
    return {
      title: 'Bans',
      body: [
        section('In force', await Promise.all(rows), 'Nobody is banned.'),
        html`<h2>Ban an address</h2>
          <p class="soft">
            Everyone at that address is shut out: a whole family or school perhaps. A person is banned on
            their page.
          </p>`,
        actForm({
          action: '/admin/bans',
          title: 'Address or range',
          button: 'Ban the address',
          why: 'Reason, shown to those who are banned',
          isGrave: true,
          fields: html`<input
              name="address"
              required
              aria-label="Address or range"
              placeholder="203.0.113.7, 203.0.113.0/24, 2001:db8:1:2::/64"
              value="${query['address'] ?? ''}"
            />
            ${SPAN_FIELD}`,
        }),
      ],
    };
  });

  page('/bans/:id/lift', async ({ params }) => {
    const ban =
      (await moderation.ban(params['id'])) ?? fail('not-found', 'This ban has been lifted already.');
    return {
      title: 'Lift this ban?',
      body: [
        html`<p>
          ${ban.address ?? 'The person'} is banned until ${tellTime(ban.until, registry.now())}: ${ban.reason}
        </p>`,
        actForm({
          action: `/admin/bans/${ban.id}/lift`,
          title: 'Lift the ban',
          button: 'Lift it',
          why: 'Why (for the audit log)',
        }),
      ],
    };
  });

  page('/audit', async ({ query }) => {
    const before = Number(query['before'] ?? Number.MAX_SAFE_INTEGER);
    const acts = await moderation.acts(Number.isFinite(before) ? before : Number.MAX_SAFE_INTEGER, MOST);
    const last = acts.length === MOST ? (acts.at(-1) as Act).at : null;
    return {
      title: 'Audit log',
      body: [
        section(
          'What operators did, newest first',
          acts.map((one) => actRow(one, registry.now())),
          'Nothing yet.',
        ),
        last && html`<p><a href="/admin/audit?before=${last}">Earlier</a></p>`,
      ],
    };
  });
}
