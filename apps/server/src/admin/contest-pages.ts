// The deals of the last days: results to look at, and challenges that everyone can find.

import type { Id } from '@menagerie/protocol';
import { DAY_MS } from '../contests/days.ts';
import { byId } from '../contests/standings.ts';
import { suspectsIn, type Suspect } from '../contests/suspects.ts';
import { fail } from '../http/errors.ts';
import type { AdminContext } from './admin-context.ts';
import { html, type Html } from './html.ts';
import { actForm, section, type Page } from './layout.ts';
import { tellTime } from './tell.ts';

const DAYS = 7;
const MOST_SHOWN = 100;

export async function contestsPage({ store, registry, standings }: AdminContext): Promise<Page> {
  const now = registry.now();
  const days = await store.contests.days(now - DAYS * DAY_MS, now);
  const found = await Promise.all(
    days.map(async ({ id }) => ({ contest: id, standing: await standings.of(id, 0, 'people') })),
  );
  const suspects = suspectsIn(found).slice(0, MOST_SHOWN);
  const listed = await store.contests.challenges(now, MOST_SHOWN);
  const named = [...suspects.map(({ person }) => person), ...listed.flatMap(({ host }) => host ?? [])];
  const names = byId(await store.contests.names([...new Set(named)]));
  return {
    title: 'Deals',
    body: [
      section(
        `Results of the last ${DAYS} days to look at`,
        suspects.map((suspect) => suspectRow(suspect, names)),
        'Nothing unusual.',
      ),
      section(
        'Listed challenges',
        listed.map(
          ({ id, title, game, host, closesAt }) =>
            html`<li class="line">
              <span>
                ${title || 'Untitled'} (${game})
                ${host && html`by <a href="/admin/people/${host}">${names.get(host) ?? 'somebody'}</a>`}
              </span>
              <span>
                <a href="/admin/challenges/${id}/unlist">Take it off the list…</a>
                <span class="soft">until ${tellTime(closesAt, now)}</span>
              </span>
            </li>`,
        ),
        'None.',
      ),
    ],
  };
}

function suspectRow({ person, why, contest, table, figure }: Suspect, names: ReadonlyMap<Id, string>): Html {
  const words = why === 'fast' ? `${figure} ms per move` : `among the top in ${figure} deals`;
  return html`<li class="line">
    <span><a href="/admin/people/${person}">${names.get(person) ?? 'Somebody'}</a>: ${words}</span>
    <span><a href="/admin/tables/${table}">${contest}</a></span>
  </li>`;
}

export async function unlistPage({ store }: AdminContext, id: Id): Promise<Page> {
  const { title } = (await store.contests.find(id)) ?? fail('no-contest', 'There is no such challenge.');
  return {
    title: 'Take this challenge off the list?',
    body: [
      html`<p>
        ${title ? html`Its title, <b>${title}</b>, will be removed too.` : 'It has no title.'} Its link still
        works.
      </p>`,
      actForm({
        action: `/admin/challenges/${id}/unlist`,
        title: 'Take it off the list',
        button: 'Take it off',
        why: 'Reason (for the audit log)',
      }),
      html`<p><a href="/admin/deals">Back without changes</a></p>`,
    ],
  };
}
