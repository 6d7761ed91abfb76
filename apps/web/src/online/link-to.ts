// The address to share for a place on the page: a short one where a server can show a preview, else one behind the #,
// which works on any file host.

import { addressOf, shortAddressOf, type Route } from '../route.ts';
import { words } from '../words/words.svelte.ts';
import { api } from './api.ts';

export function linkTo(route: Route): string {
  const short = api.isThere ? shortAddressOf(route) : null;
  const link = new URL(short ?? addressOf(route), location.href);
  // Most messengers don't send a language when they fetch the preview, so the link names the sender's.
  if (short !== null && words.language !== 'en') link.searchParams.set('language', words.language);
  return link.href;
}

/** For places where the page may not have contacted the server yet. */
export async function linkWhenKnown(route: Route): Promise<string> {
  if (!api.isThere) await api.request('GET', 'me').catch(() => undefined);
  return linkTo(route);
}
