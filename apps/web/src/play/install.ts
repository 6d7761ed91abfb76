// Offers once, on the second visit, to install the page. Browsers that can install it with a button announce that
// early; on iPhones and iPads it takes two taps, which the page can only describe.

import type { Device } from '../device.ts';
import { notices } from '../parts/notices.svelte.ts';
import type { Store } from '../store/store.ts';
import { words } from '../words/words.svelte.ts';

/** An event that only some browsers send, and TypeScript doesn't know. */
export interface InstallPrompt {
  prompt(): Promise<unknown>;
}

/** How to install the page here; null: impossible, or already installed. */
export type Way = { readonly by: 'prompt'; readonly prompt: InstallPrompt } | { readonly by: 'steps' } | null;

/** A reload isn't a new visit. */
const APART_MS = 30 * 60_000;
const KEY = 'visits';

interface Visits {
  readonly count: number;
  readonly last: number;
  readonly isOffered: boolean;
}

function readVisits(value: unknown): Visits {
  const { count, last, isOffered } = (value ?? {}) as Partial<Record<keyof Visits, unknown>>;
  return {
    count: typeof count === 'number' ? count : 0,
    last: typeof last === 'number' ? last : 0,
    isOffered: isOffered === true,
  };
}

export interface Offering {
  readonly store: Store;
  readonly device: Pick<Device, 'now'>;
  readonly way: Way;
  /** Whether this is a good moment: not during a game. */
  readonly isIdle: boolean;
}

/** Records the visit; returns whether the offer was made. */
export async function offerInstall({ store, device, way, isIdle }: Offering): Promise<boolean> {
  const before = readVisits(await store.get('settings', KEY));
  const isNew = device.now() - before.last >= APART_MS;
  const count = before.count + (isNew ? 1 : 0);
  const isDue = count >= 2 && !before.isOffered && way !== null && isIdle && store.isLasting;
  await store.put('settings', KEY, {
    count,
    last: device.now(),
    isOffered: before.isOffered || isDue,
  } satisfies Visits);
  if (!isDue) return false;
  await words.enter('install');
  if (way.by === 'steps') notices.tell('install-steps');
  else
    notices.tell('install-offer', { action: { words: 'install-now', run: () => void install(way.prompt) } });
  return true;
}

async function install(prompt: InstallPrompt): Promise<void> {
  const offer = notices.list.find((notice) => notice.words === 'install-offer');
  if (offer) notices.dismiss(offer);
  await prompt.prompt();
}
