// Where the reader is, in the address behind the #, so that the page works from any folder and offline.

/** A saved game by its key, a record in the address, a game that was played at the server, or nothing yet. */
export interface ReplayRoute {
  readonly name: 'replay';
  readonly key: string | null;
  readonly packed: string | null;
  /** The table at which it was played. */
  readonly table?: string;
  /** The number of the event in the record at which to begin. */
  readonly at?: number;
}

export type Route =
  | { readonly name: 'home' }
  | { readonly name: 'play'; readonly key: string }
  | ReplayRoute
  | { readonly name: 'learn' | 'rules'; readonly game: string; readonly part: string | null }
  /** Tables at the server: the lobby, one of them, and the reader's own page. */
  | { readonly name: 'together' }
  | { readonly name: 'table'; readonly id: string; readonly invitation: string | null }
  /** With the code that makes this device somebody's, if one brought them here. */
  | { readonly name: 'you'; readonly code: string | null };

export function readRoute(hash: string): Route {
  const [path, query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [name, first = '', second = ''] = path.split('/');
  if (name === 'play' && first) return { name, key: first };
  if (name === 'replay') return readReplay(first, second, new URLSearchParams(query));
  if (name === 'learn' || name === 'rules') return { name, game: first, part: second || null };
  if (name === 'table' && first) {
    return { name, id: first, invitation: new URLSearchParams(query).get('invitation') };
  }
  if (name === 'together') return { name };
  if (name === 'you') return { name, code: new URLSearchParams(query).get('code') };
  return { name: 'home' };
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

export function addressOf(route: Route): string {
  switch (route.name) {
    case 'home':
      return '#/';
    case 'together':
      return '#/together';
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
