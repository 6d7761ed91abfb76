// How the server is doing, and where to go from here.

import type { AdminContext } from './admin-context.ts';
import { html, type Html } from './html.ts';
import type { Page } from './layout.ts';
import { plot, type Measure } from './plots.ts';

const PLOTS: readonly (readonly [string, Measure])[] = [
  ['Games running', 'playing'],
  ['People online', 'people'],
  ['Open streams', 'readers'],
  ['Bot turns waiting', 'queue'],
  ['Responses in 30 s', 'answers'],
  ['Errors in 30 s', 'errors'],
];

export async function overviewPage({ store, samples }: AdminContext): Promise<Page> {
  const { moderation } = store;
  const [tables, people, reports, now] = await Promise.all([
    moderation.countTables(),
    moderation.count('People'),
    moderation.count('OpenReports'),
    samples.now(),
  ]);
  const number = (words: string, value: number): Html =>
    html`<div class="card">
      <span><b>${value}</b> ${words}</span>
    </div>`;
  return {
    title: 'Overview',
    body: html`<p>
        <a class="button" href="/admin/reports"
          >${reports === 1 ? '1 open report' : `${reports} open reports`}</a
        >
      </p>
      <div class="cards numbers">
        ${number('games running', tables.playing ?? 0)} ${number('tables waiting', tables.open ?? 0)}
        ${number('games over', tables.over ?? 0)} ${number('people known', people)}
        ${number('people online', now.people)} ${number('open streams', now.readers)}
        ${number('bot turns waiting', now.queue)} ${number('recent errors', samples.errors)}
      </div>
      <h2>Recently, on this server</h2>
      <div class="cards">${PLOTS.map(([title, measure]) => plot(title, samples.taken, measure))}</div>
      <h2>A table</h2>
      <form method="get" action="/admin/tables" class="search">
        <input name="q" required aria-label="Link or id of a table" placeholder="Link or id of a table" />
        <button>Open</button>
      </form>`,
  };
}
