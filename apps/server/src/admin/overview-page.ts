// How the server is doing, and where to go from here.

import type { AdminContext } from './admin-context.ts';
import { html, type Html } from './html.ts';
import type { Page } from './layout.ts';
import { plot, type Measure } from './plots.ts';

const PLOTS: readonly (readonly [string, Measure])[] = [
  ['Games running', 'playing'],
  ['People here', 'people'],
  ['Streams read', 'readers'],
  ['Turns waiting for a bot', 'queue'],
  ['Answers in 30 s', 'answers'],
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
        ${number('people here now', now.people)} ${number('streams read', now.readers)}
        ${number('turns waiting for a bot', now.queue)} ${number('errors lately', samples.errors)}
      </div>
      <h2>Lately, at this server</h2>
      <div class="cards">${PLOTS.map(([title, measure]) => plot(title, samples.taken, measure))}</div>
      <h2>A table</h2>
      <form method="get" action="/admin/tables" class="search">
        <input
          name="q"
          required
          aria-label="The link or id of a table"
          placeholder="The link or id of a table"
        />
        <button>Look</button>
      </form>`,
  };
}
