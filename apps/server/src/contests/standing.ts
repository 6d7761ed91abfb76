// How all results of one deal compare: places, a histogram, and what others chose in the same position. Every answer
// takes time in proportion to the size of the answer, however many have played.

import type { DecisionLine, Id, Placed } from '@menagerie/protocol';
import type { NotedPlay } from '../store/contests.ts';

/** Who resigned is behind everyone who finished. */
const LAST = -Infinity;
/** How many results lists look at. */
const MOST_BEST = 200;

/** People who made the same moves so far. As long as all of them continued the same way, it is stored as one piece. */
interface Branch {
  count: number;
  finished: number;
  margins: number;
  rest: readonly string[];
  children: Map<string, Branch> | null;
}

/** All who have the same result. */
interface ResultStep {
  readonly worse: number;
  readonly count: number;
}

const sprout = (rest: readonly string[]): Branch => ({
  count: 0,
  finished: 0,
  margins: 0,
  rest,
  children: null,
});

export class Standing {
  readonly #plays = new Map<Id, NotedPlay>();
  readonly #counts = new Map<number, number>();
  #root: Branch | null = null;
  /** Results from the worst to the best, each with how many are worse. */
  #steps: ReadonlyMap<number, ResultStep> | null = null;
  #ranked: readonly NotedPlay[] | null = null;
  #best: readonly NotedPlay[] | null = null;
  #histogram: { margin: number; count: number }[] | null = null;

  get size(): number {
    return this.#plays.size;
  }

  get resigned(): number {
    return this.#counts.get(LAST) ?? 0;
  }

  has(person: Id): boolean {
    return this.#plays.has(person);
  }

  get(person: Id): NotedPlay | null {
    return this.#plays.get(person) ?? null;
  }

  /** Only a person's first game counts. */
  add(play: NotedPlay): void {
    const { outcome } = play.result;
    if (this.#plays.has(play.person) || (outcome !== 'finished' && outcome !== 'resigned')) return;
    this.#plays.set(play.person, play);
    const key = keyOf(play);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    this.#forget();
    const moves = movesOf(play);
    this.#root ??= sprout(moves);
    grow(this.#root, moves, play);
  }

  remove(person: Id): void {
    const play = this.#plays.get(person);
    if (!play) return;
    this.#plays.delete(person);
    const key = keyOf(play);
    const left = (this.#counts.get(key) ?? 0) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
    this.#forget();
    if (this.#plays.size === 0) this.#root = null;
    else if (this.#root) prune(this.#root, movesOf(play), play);
  }

  placed(person: Id): Placed | null {
    const play = this.#plays.get(person);
    if (!play) return null;
    const { total, margin, outcome } = play.result;
    const step = this.#stepAt(keyOf(play));
    const better = this.size - step.worse - step.count;
    return {
      place: better + 1,
      percent: this.#percentAt(keyOf(play)),
      total,
      margin,
      outcome,
      table: play.table,
    };
  }

  histogram(): { margin: number; count: number }[] {
    return (this.#histogram ??= [...this.#sorted()].flatMap(([key, { count }]) =>
      key === LAST ? [] : [{ margin: key, count }],
    ));
  }

  /** The first of all. */
  best(): readonly NotedPlay[] {
    return (this.#best ??= this.ranked().slice(0, MOST_BEST));
  }

  /** From the best on. */
  ranked(): readonly NotedPlay[] {
    return (this.#ranked ??= [...this.#plays.values()].sort(
      (a, b) => keyOf(b) - keyOf(a) || a.result.endedAt - b.result.endedAt,
    ));
  }

  /** Everyone's percentage, in no order. */
  eachPercent(tell: (person: Id, percent: number) => void): void {
    const percents = new Map([...this.#sorted().keys()].map((key) => [key, this.#percentAt(key)]));
    for (const [person, play] of this.#plays) tell(person, percents.get(keyOf(play)) ?? 0);
  }

  /** The person's moves, as long as somebody else had the same position. */
  decisions(person: Id): DecisionLine[] {
    const play = this.#plays.get(person);
    const lines: DecisionLine[] = [];
    let [branch, depth] = [this.#root, 0];
    for (const [own, move] of (play ? movesOf(play) : []).entries()) {
      if (!branch || branch.count < 2) break;
      lines.push({ own, move, count: branch.count, options: optionsOf(branch, depth) });
      if (branch.children) [branch, depth] = [branch.children.get(move) ?? null, 0];
      else depth++;
    }
    return lines;
  }

  /** Invalidates cached results. */
  #forget(): void {
    this.#steps = null;
    this.#ranked = null;
    this.#best = null;
    this.#histogram = null;
  }

  /** Two points for each result beaten and one for each tie, as a share of the maximum. */
  #percentAt(key: number): number {
    if (this.size < 2) return 100;
    const { worse, count } = this.#stepAt(key);
    return Math.round((1000 * (2 * worse + count - 1)) / (2 * (this.size - 1))) / 10;
  }

  #sorted(): ReadonlyMap<number, ResultStep> {
    let worse = 0;
    return (this.#steps ??= new Map(
      [...this.#counts]
        .sort(([a], [b]) => a - b)
        .map(([key, count]) => [key, { count, worse: (worse += count) - count }]),
    ));
  }

  #stepAt(key: number): ResultStep {
    return this.#sorted().get(key) ?? { worse: 0, count: 1 };
  }
}

const keyOf = ({ result: { outcome, margin } }: NotedPlay): number =>
  outcome === 'resigned' ? LAST : margin;

const movesOf = ({ result: { line } }: NotedPlay): readonly string[] => (line === '' ? [] : line.split(' '));

function grow(root: Branch, moves: readonly string[], { result }: NotedPlay): void {
  let branch = root;
  let at = 0;
  for (;;) {
    const rest = moves.slice(at);
    if (!branch.children && !isSame(branch.rest, rest)) split(branch);
    tally(branch, result, 1);
    if (!branch.children || rest.length === 0) return;
    const next = branch.children.get(rest[0]) ?? sprout(rest.slice(1));
    branch.children.set(rest[0], next);
    branch = next;
    at++;
  }
}

/** One less of those who made these moves. */
function prune(root: Branch, moves: readonly string[], { result }: NotedPlay): void {
  tally(root, result, -1);
  let { children } = root;
  for (const move of moves) {
    const branch = children?.get(move);
    if (!children || !branch) return;
    tally(branch, result, -1);
    if (branch.count === 0) {
      children.delete(move);
      return;
    }
    ({ children } = branch);
  }
}

function tally(branch: Branch, { outcome, margin }: NotedPlay['result'], one: 1 | -1): void {
  branch.count += one;
  if (outcome !== 'finished') return;
  branch.finished += one;
  branch.margins += one * margin;
}

/** People with the same moves so far may differ from here on. */
function split(branch: Branch): void {
  const [first, ...rest] = branch.rest;
  const { count, finished, margins } = branch;
  branch.children = new Map();
  if (first !== undefined && count > 0)
    branch.children.set(first, { ...sprout(rest), count, finished, margins });
  branch.rest = [];
}

function optionsOf(branch: Branch, depth: number): DecisionLine['options'] {
  const alike = branch.rest[depth];
  const options = branch.children
    ? [...branch.children]
    : alike === undefined
      ? []
      : [[alike, branch] as const];
  return options
    .map(([move, { count, finished, margins }]) => ({
      move,
      count,
      margin: finished === 0 ? null : Math.round((10 * margins) / finished) / 10,
    }))
    .sort((a, b) => b.count - a.count);
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((move, i) => move === other[i]);
