// Where the reader is. Kept in the address behind the #, so that the page works from any folder and offline.

/** A saved game by its key, a record in the address, a game played on a server, or nothing yet. */
export interface ReplayRoute {
  readonly name: 'replay';
  readonly key: string | null;
  readonly packed: string | null;
  /** The table it was played at. */
  readonly table?: string;
  /** The number of the event in the record to start at. */
  readonly at?: number;
}

export type Route =
  | { readonly name: 'home' }
  | { readonly name: 'play'; readonly key: string }
  | ReplayRoute
  | { readonly name: 'learn' | 'rules'; readonly game: string; readonly part: string | null }
  /** The lobby; with the id of the person whose friend link brought the reader here. */
  | { readonly name: 'together'; readonly friend?: string }
  | { readonly name: 'table'; readonly id: string; readonly invitation: string | null }
  /** With the code that signs this device in, if the link had one. */
  | { readonly name: 'you'; readonly code: string | null }
  /** The deals of a day, YYYY-MM-DD; without a date, today's. With a game: that deal's results. */
  | { readonly name: 'day'; readonly date: string | null; readonly game: string | null }
  | { readonly name: 'contest'; readonly id: string }
  | { readonly name: 'challenges' | 'lists' }
  | { readonly name: 'person'; readonly id: string }
  | { readonly name: 'puzzles'; readonly game: string | null; readonly id: string | null };

/** The quiz part of a lesson. */
export const QUIZ = 'quiz';

/** The first part of a short address, as a server serves it, and its meaning behind the #. */
const SHORT: Readonly<Record<string, string>> = {
  t: 'table',
  r: 'replay/table',
  d: 'day',
  c: 'contest',
  p: 'puzzles',
};

/**
 * Converts a path such as /t/ID to the equivalent behind the #; null: not a short address. `home` is the path before
 * it.
 */
export function readShort(pathname: string): { readonly home: string; readonly hash: string } | null {
  const found = /^(.*\/)([trdcp])\/([^/]+(?:\/[^/]+)?)\/?$/.exec(pathname);
  return found && { home: found[1], hash: `#/${found[2]}/${found[3]}` };
}

/** The short address of a route, relative to the home page; null: it has none. */
export function shortAddressOf(route: Route): string | null {
  const [path, query = ''] = addressOf(route).slice(2).split('?');
  const short = Object.entries(SHORT).find(([, name]) => path.startsWith(`${name}/`));
  if (!short || (route.name === 'puzzles' && route.id === null)) return null;
  const [sign, name] = short;
  return `${sign}${path.slice(name.length)}${query && `?${query}`}`;
}

export function readRoute(hash: string): Route {
  const [path, query = ''] = hash
    .replace(/^#\/?/, '')
    .replace(/^[trdcp](?=\/)/, (sign) => SHORT[sign])
    .split('?');
  const [name, first = '', second = ''] = path.split('/');
  if (name === 'play' && first) return { name, key: first };
  if (name === 'replay') return readReplay(first, second, new URLSearchParams(query));
  if (name === 'learn' || name === 'rules') return { name, game: first, part: second || null };
  if (name === 'table' && first) {
    return { name, id: first, invitation: new URLSearchParams(query).get('invitation') };
  }
  if (name === 'together') {
    const friend = new URLSearchParams(query).get('friend');
    return friend === null ? { name } : { name, friend };
  }
  if (name === 'challenges' || name === 'lists') return { name };
  if (name === 'day') return readDay(first, second);
  if ((name === 'contest' || name === 'person') && first) return { name, id: first };
  if (name === 'puzzles') return { name, game: first || null, id: second || null };
  if (name === 'you') return { name, code: new URLSearchParams(query).get('code') };
  return { name: 'home' };
}

function readDay(first: string, second: string): Route {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(first) ? first : null;
  return { name: 'day', date, game: (date !== null && second) || null };
}

function readReplay(first: string, second: string, query: URLSearchParams): ReplayRoute {
  const isAtServer = first === 'table' && second !== '';
  const at = query.get('at');
  return {
    name: 'replay',
    key: isAtServer ? null : first || null,
    packed: query.get('record'),
    ...(isAtServer ? { table: second } : {}),
    ...(at !== null && /^\d{1,6}$/.test(at) ? { at: Number(at) } : {}),
  };
}

function addressOfReplay({ key, packed, table, at }: ReplayRoute): string {
  const path = table === undefined ? (key ?? '') : `table/${table}`;
  const query = [
    ...(packed === null ? [] : [`record=${packed}`]),
    ...(at === undefined ? [] : [`at=${at}`]),
  ].join('&');
  return `#/replay${path && `/${path}`}${query && `?${query}`}`;
}

const present = (part: string | null): readonly string[] => (part === null ? [] : [part]);

export function addressOf(route: Route): string {
  switch (route.name) {
    case 'home':
      return '#/';
    case 'together':
      return `#/together${route.friend === undefined ? '' : `?friend=${route.friend}`}`;
    case 'challenges':
    case 'lists':
      return `#/${route.name}`;
    case 'day':
      return `#/${['day', ...present(route.date), ...present(route.game)].join('/')}`;
    case 'contest':
    case 'person':
      return `#/${route.name}/${route.id}`;
    case 'puzzles':
      return `#/${['puzzles', ...present(route.game), ...present(route.id)].join('/')}`;
    case 'you':
      return route.code === null ? '#/you' : `#/you?code=${encodeURIComponent(route.code)}`;
    case 'table':
      return `#/table/${route.id}${route.invitation === null ? '' : `?invitation=${route.invitation}`}`;
    case 'play':
      return `#/play/${route.key}`;
    case 'replay':
      return addressOfReplay(route);
    case 'learn':
    case 'rules':
      return `#/${route.name}/${route.game}${route.part === null ? '' : `/${route.part}`}`;
  }
}
