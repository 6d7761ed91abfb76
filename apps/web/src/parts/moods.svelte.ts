// The moods of the bots at a table: their faces react to moves for a moment. A screen with a table calls `followMoods`
// once; the faces in it look up their mood by seat.

import type { Consequence, Happening, Seat } from '@menagerie/rules';
import { getContext, setContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Feeling, GameRoom, Mood, Person } from '../games/room.ts';
import { settings } from '../settings/settings.svelte.ts';

/** How long a reaction shows. */
const PASSING_MS = 2200;
const KEY = Symbol('moods');

type Moods = SvelteMap<Seat, Mood>;

/**
 * Reactions to what most games have: tricks, paradoxes, the end. A game may report them with other facts, or not at
 * all.
 */
export function commonFeelings({ type, facts: { seat, places } }: Consequence): readonly Feeling[] {
  if (type === 'trick-won' && typeof seat === 'number') return [{ seat, mood: 'happy' }];
  if (type === 'paradox' && typeof seat === 'number') {
    return [
      { seat, mood: 'upset' },
      { seat: 'others', mood: 'surprised' },
    ];
  }
  if (type !== 'game-over' || !Array.isArray(places)) return [];
  return places.map((place, at) => ({ seat: at, mood: place === 1 ? 'happy' : 'upset' }));
}

/** By seat; the latest reaction counts. */
export function moodsAfter(
  consequences: readonly Consequence[],
  feel: (consequence: Consequence) => readonly Feeling[],
  players: number,
): Map<Seat, Mood> {
  const moods = new Map<Seat, Mood>();
  for (const feelings of consequences.map(feel)) {
    const named = new Set(feelings.map(({ seat }) => seat));
    for (const { seat, mood } of feelings) {
      if (seat !== 'others') moods.set(seat, mood);
      else for (let other = 0; other < players; other++) if (!named.has(other)) moods.set(other, mood);
    }
  }
  return moods;
}

/** Call this while a screen with a table is set up: the faces in it react to the latest happening. */
export function followMoods(
  room: () => GameRoom,
  people: () => readonly Person[],
  last: () => Happening | null,
): void {
  const moods: Moods = new SvelteMap();
  setContext(KEY, moods);
  let isFirst = true;
  $effect(() => {
    const happening = last();
    const isNews = !isFirst;
    isFirst = false;
    if (!happening || !isNews || !settings.characters) return moods.clear();
    const feel = room().feelings ?? commonFeelings;
    const felt = moodsAfter(happening.consequences, feel, people().length);
    for (const [seat, mood] of felt) moods.set(seat, mood);
    const timer = setTimeout(() => moods.clear(), PASSING_MS);
    return () => clearTimeout(timer);
  });
}

/** The moods at the surrounding table, if any; call this while a component is set up. */
export const moodsAround = (): ReadonlyMap<Seat, Mood> | undefined => getContext<Moods | undefined>(KEY);
