// The address under which others get to a place of the page: a short one where a server shows it as a page with a
// picture, else one behind the #, as on any host of files.

import { addressOf, shortAddressOf, type Route } from '../route.ts';
import { words } from '../words/words.svelte.ts';
import { api } from './api.ts';

export function linkTo(route: Route): string {
  const short = api.isThere ? shortAddressOf(route) : null;
  const link = new URL(short ?? addressOf(route), location.href);
  // Most messengers read the page without saying in which language, so the link names the sender's.
  if (short !== null && words.language !== 'en') link.searchParams.set('language', words.language);
  return link.href;
}

/** Where the page may not have asked the server for anything yet. */
export async function linkWhenKnown(route: Route): Promise<string> {
  if (!api.isThere) await api.request('GET', 'me').catch(() => undefined);
  return linkTo(route);
}
