// A table as the admin page shows it: exactly what a spectator without a seat may see now, delays included.

import type { Id, LogLine } from '@menagerie/protocol';
import { Table } from '../table/table.ts';
import { eventsFor, visibleLength } from '../table/visible.ts';
import { html, type Html } from './html.ts';
import { tellEvent } from './tell.ts';

/** Log lines per page. */
export const PAGE_LINES = 100;

export interface PublicTable {
  readonly table: Table;
  readonly lines: readonly LogLine[];
  readonly names: readonly string[];
}

export function publicTable(newest: Table, now: number): PublicTable {
  const length = visibleLength(newest, { person: null, seat: null }, now);
  const table = length === newest.length ? newest : Table.from(newest.id, newest.entries.slice(0, length));
  const names = table.seats.map(({ plan, name }, seat) =>
    plan.type === 'bot' ? plan.level : (name ?? `Seat ${seat}`),
  );
  return { table, lines: [...eventsFor(table.id, table.entries, null)], names };
}

/** Where the lines begin that show entry `n` in their middle; the last ones without it. */
export const beginAround = (length: number, n: number | null, count: number): number =>
  Math.max(0, n === null ? length - count : Math.min(n - Math.floor(count / 2), length - count));

export function logList(
  { table, lines, names }: PublicTable,
  from: number,
  count: number,
  meant?: number,
): Html {
  const shown = lines.slice(from, from + count);
  if (shown.length === 0) return html`<p class="soft">Nothing has happened here.</p>`;
  return html`<ol class="rows log" start="${from}">
    ${shown.map(
      (line) =>
        html`<li class="line ${line.n === meant && 'meant'}">
          <span><span class="soft">${line.n}</span> ${tellEvent(line, names)}</span>
          <span class="soft"
            >${removeLink(table.id, line)} ${new Date(line.at).toISOString().slice(11, 19)}</span
          >
        </li>`,
    )}
  </ol>`;
}

function removeLink(table: Id, { n, event }: LogLine): Html | null {
  if (event.type !== 'said' || event.text === undefined || event.text === '…') return null;
  return html`<a href="/admin/tables/${table}/words/${n}/remove">Remove…</a>`;
}
