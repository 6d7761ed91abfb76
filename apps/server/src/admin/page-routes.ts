// The pages of the admin page.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Act } from '../store/moderation.ts';
import { fail } from '../http/errors.ts';
import type { AdminContext } from './admin-context.ts';
import { bansPage, liftBanPage } from './ban-pages.ts';
import { contestsPage, unlistPage } from './contest-pages.ts';
import { ID, paramsOf, queryOf, type Params, type Query } from './fields.ts';
import { html } from './html.ts';
import { layOut, section, type Page } from './layout.ts';
import { overviewPage } from './overview-page.ts';
import { personPage } from './person-page.ts';
import { reportPage } from './report-page.ts';
import { actRow, personRow, reportRow } from './rows.ts';
import { closeTablePage, removeWordsPage, tablePage } from './table-pages.ts';

const MOST = 100;
const MOST_FOUND = 30;

interface Asked {
  readonly params: Params;
  readonly query: Query;
}

/** `front` is what somebody without a key gets. */
export function pageRoutes(admin: FastifyInstance, context: AdminContext, front: () => Promise<Page>): void {
  const { store, people, registry } = context;
  const { moderation } = store;
  const page = (path: string, make: (asked: Asked) => Promise<Page>): void => {
    admin.get(path, async (request: FastifyRequest, reply) => {
      const asked = { params: paramsOf(request), query: queryOf(request) };
      const { operator } = request;
      const made = operator ? await make(asked) : await front();
      return reply.type('text/html; charset=utf-8').send(layOut(made, operator, asked.query['done']));
    });
  };
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
          'Recently closed',
          closed.map((one) => reportRow(one, now)),
          'None yet.',
        ),
      ],
    };
  });

  page('/reports/:id', ({ params }) => reportPage(context, params.id));

  page('/people', async ({ query }) => {
    const text = (query['q'] ?? '').trim();
    const ids = text === '' ? [] : await moderation.peopleCalled(text.slice(0, 50), MOST_FOUND);
    const byId = ID.exec(text)?.[0];
    const found = await Promise.all([...(byId ? [byId] : []), ...ids].map((id) => people.look(id)));
    const rows = found.filter((one) => one !== null).map((one) => personRow(one, registry.now()));
    return {
      title: 'People',
      body: html`<form method="get" action="/admin/people" class="search" role="search">
          <input name="q" aria-label="Name or id" placeholder="Name or id" value="${text}" />
          <button>Find</button>
        </form>
        ${
          text === ''
            ? html`<p class="soft">Search by part of a name, or by id.</p>`
            : section('Found', rows, 'No one found.')
        }`,
    };
  });

  page('/people/:id', ({ params }) => personPage(context, params.id));

  page('/tables', async ({ query }) => {
    const id =
      ID.exec(query['q'] ?? '')?.[0] ?? fail('no-table', 'That is not a table link. Go back and try again.');
    return tablePage(context, id, query);
  });

  page('/tables/:id', ({ params, query }) => tablePage(context, params.id, query));

  page('/tables/:id/close', ({ params }) => closeTablePage(context, params.id));
  page('/tables/:id/words/:n/remove', ({ params }) => removeWordsPage(context, params.id, params.n));
  page('/bans', ({ query }) => bansPage(context, query));
  page('/bans/:id/lift', ({ params }) => liftBanPage(context, params.id));

  page('/deals', () => contestsPage(context));
  page('/challenges/:id/unlist', ({ params }) => unlistPage(context, params.id));

  page('/audit', async ({ query }) => {
    const before = Number(query['before'] ?? Number.MAX_SAFE_INTEGER);
    const acts = await moderation.acts(Number.isFinite(before) ? before : Number.MAX_SAFE_INTEGER, MOST);
    const last = acts.length === MOST ? (acts.at(-1) as Act).at : null;
    return {
      title: 'Audit log',
      body: [
        section(
          'Operator actions, newest first',
          acts.map((one) => actRow(one, registry.now())),
          'Nothing yet.',
        ),
        last && html`<p><a href="/admin/audit?before=${last}">Earlier</a></p>`,
      ],
    };
  });
}
