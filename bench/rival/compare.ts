// Compares our server with the rival's, in one line.

import type { Figures } from '../load/plan.ts';

export function comparison(name: string, ours: Figures, theirs: Figures): string {
  const of = (what: string, unit: string, value: (figures: Figures) => number): string => {
    const [a, b] = [value(ours), value(theirs)];
    return `${what} ${a.toFixed(1)} v ${b.toFixed(1)}${unit} (${(a / b).toFixed(2)})`;
  };
  const parts = [
    of('p99', ' ms', ({ report }) => report.p99),
    of('moves a second', '', ({ report }) => report.moves / report.seconds),
    of('a table', ' kB', ({ perTable }) => perTable / 1024),
    of('a reader', ' kB', ({ perReader }) => perReader / 1024),
    of('of a core', ' %', ({ share }) => 100 * share),
  ];
  return `${name} v boardgame.io (ours divided by theirs): ${parts.join(', ')}`;
}
