// Where the reader is, in the address behind the #, so that the page works from any folder and offline.

export type Route =
  | { readonly name: 'home' }
  | { readonly name: 'play'; readonly key: string }
  /** A saved game by its key, a record in the address, or nothing yet; from its start or from a step on. */
  | {
      readonly name: 'replay';
      readonly key: string | null;
      readonly packed: string | null;
      readonly step?: number;
    }
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
  if (name === 'replay') {
    const asked = new URLSearchParams(query);
    const step = Number.parseInt(asked.get('step') ?? '', 10);
    return { name, key: first || null, packed: asked.get('record'), ...(step >= 0 ? { step } : {}) };
  }
  if (name === 'learn' || name === 'rules') return { name, game: first, part: second || null };
  if (name === 'table' && first) {
    return { name, id: first, invitation: new URLSearchParams(query).get('invitation') };
  }
  if (name === 'together') return { name };
  if (name === 'you') return { name, code: new URLSearchParams(query).get('code') };
  return { name: 'home' };
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
      return replayAddress(route);
    case 'learn':
    case 'rules':
      return `#/${route.name}/${route.game}${route.part === null ? '' : `/${route.part}`}`;
  }
}

function replayAddress({ key, packed, step }: Extract<Route, { name: 'replay' }>): string {
  const asked = [
    ...(packed === null ? [] : [`record=${packed}`]),
    ...(step === undefined ? [] : [`step=${step}`]),
  ];
  return `#/replay${key === null ? '' : `/${key}`}${asked.length === 0 ? '' : `?${asked.join('&')}`}`;
}
