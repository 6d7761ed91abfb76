// The allowed imports between packages. Pure, so that tests can pass in forbidden ones.

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  /** Import specifiers as written. */
  readonly imports: readonly string[];
}

/** Workspace folders by package name, and the folders each may import. */
const ROOMS: Readonly<Record<string, { readonly folder: string; readonly mayImport: readonly string[] }>> = {
  '@menagerie/rules': { folder: 'packages/rules/src/', mayImport: [] },
  '@menagerie/bots': { folder: 'packages/bots/src/', mayImport: ['@menagerie/rules'] },
  '@menagerie/art': { folder: 'packages/art/src/', mayImport: ['@menagerie/rules', '@menagerie/bots'] },
  '@menagerie/protocol': { folder: 'packages/protocol/src/', mayImport: ['@menagerie/rules'] },
  // `menagerie serve` starts the server.
  menagerie: {
    folder: 'apps/cli/src/',
    mayImport: ['@menagerie/rules', '@menagerie/bots', '@menagerie/server'],
  },
  '@menagerie/server': {
    folder: 'apps/server/src/',
    mayImport: ['@menagerie/rules', '@menagerie/bots', '@menagerie/protocol', '@menagerie/art'],
  },
  // Including its tests, which start the server.
  '@menagerie/web': {
    folder: 'apps/web/',
    mayImport: [
      '@menagerie/rules',
      '@menagerie/bots',
      '@menagerie/protocol',
      '@menagerie/art',
      '@menagerie/server',
    ],
  },
};

/** Within the rules, `core` knows no game and games know only `core`; these files are above both. */
const RULES = 'packages/rules/src/';
const ABOVE_THE_GAMES = /^(registry|index)\.ts$|\.test\.ts$|^testing\//;

/**
 * Within the page, games don't know each other, just as in the rules; only this file knows them all.
 */
const PAGE_GAMES = 'apps/web/src/games/';

/** Files shared by tests aren't packed, so the tests of other folders import them by path. */
const TESTS = /\.test\.ts$|\/(testing|e2e)\//;
const SHARED_BY_TESTS = ['apps/server/src/testing/', 'packages/rules/src/testing/'];

/** Everything that is wrong, one sentence each. */
export function findWrongArrows(files: readonly SourceFile[]): string[] {
  const known = new Set(files.map(({ path }) => path));
  const wrong: string[] = [];
  const graph = new Map<string, string[]>();
  for (const { path, imports } of files) {
    const targets: string[] = [];
    for (const specifier of imports) {
      if (specifier.startsWith('.')) {
        const target = resolve(path, specifier);
        if (!known.has(target)) wrong.push(`${path} imports ${specifier}, which is not a source file`);
        targets.push(target);
        wrong.push(...judgeInside(path, target));
      } else {
        wrong.push(...judgePackage(path, specifier));
      }
    }
    graph.set(path, targets);
  }
  return [...wrong, ...findCycles(graph).map((cycle) => `circular: ${cycle.join(' → ')}`)];
}

function roomOf(path: string): string | undefined {
  return Object.keys(ROOMS).find((name) => path.startsWith(ROOMS[name].folder));
}

function judgePackage(path: string, specifier: string): string[] {
  const target = Object.keys(ROOMS).find((name) => specifier === name || specifier.startsWith(`${name}/`));
  const room = roomOf(path);
  if (!target || !room || ROOMS[room].mayImport.includes(target)) return [];
  return [`${path} imports ${target}: ${room} may not`];
}

function judgeInside(path: string, target: string): string[] {
  const room = roomOf(path);
  const isShared = SHARED_BY_TESTS.some((folder) => target.startsWith(folder));
  if (TESTS.test(path) && isShared) return [];
  if (room !== roomOf(target)) return [`${path} reaches into ${target}: import the package instead`];
  if (path.startsWith(PAGE_GAMES) && target.startsWith(PAGE_GAMES)) return judgePageGame(path, target);
  if (room !== '@menagerie/rules') return [];
  const from = path.slice(RULES.length);
  const to = target.slice(RULES.length);
  if (ABOVE_THE_GAMES.test(from)) return [];
  const [home, away] = [from.split('/')[0], to.split('/')[0]];
  if (away === home || away === 'core') return [];
  return [`${path} imports ${to}: ${home} may import only itself${home === 'core' ? '' : ' and core'}`];
}

function judgePageGame(path: string, target: string): string[] {
  const [home, away] = [path, target].map((file) => file.slice(PAGE_GAMES.length).split('/'));
  if (home.length === 1 || away.length === 1 || home[0] === away[0]) return [];
  return [`${path} imports ${target}: ${home[0]} may not know ${away[0]}`];
}

function resolve(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** One cycle for each strongly connected component that a depth-first search finds. */
function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const state = new Map<string, 'open' | 'done'>();
  const path: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): void => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      cycles.push([...path.slice(path.indexOf(file)), file]);
      return;
    }
    state.set(file, 'open');
    path.push(file);
    graph.get(file)?.forEach(visit);
    path.pop();
    state.set(file, 'done');
  };
  [...graph.keys()].forEach(visit);
  return cycles;
}
