// How long a game takes: measured turns (each game's turns.ts), times what people need for a decision, plus the page's
// pauses.

import { TRICK_PAUSES } from '../play/played-table.ts';

/** What a whole game consists of, for all seats together. */
export interface Turns {
  /** Moves with a choice. */
  readonly decisions: number;
  /** Moves without one. */
  readonly forced: number;
  /** How often the turn passes to another seat. */
  readonly turns: number;
  readonly tricks: number;
  readonly rounds: number;
}

/** How long a game takes: both needed for its minutes. */
export interface Timing {
  /** Assumed seconds per decision for somebody who knows the rules. */
  readonly decision: number;
  /** Measured, by number of players. */
  readonly turns: Readonly<Record<number, Turns>>;
}

const FORCED = 2;
/** The time to read why each point of a round was scored. */
const SCORES = 20;
/** The time to hand over the device and lift the curtain. */
const PASSING = 5;
/** A bot's thinking time for a move. */
const THINKING = 0.1;

export interface Company {
  readonly players: number;
  /** How many of them are people; the others are bots. */
  readonly people: number;
  /** Whether the people share one device. */
  readonly isShared?: boolean;
  /** How long a bot's move stays visible, in milliseconds. */
  readonly pace: number;
}

export function secondsFor(turns: Turns, decision: number, company: Company): number {
  const { players, people, isShared = false, pace } = company;
  const part = people / players;
  const { decisions, forced } = turns;
  const byPeople = part * (decisions * decision + forced * FORCED);
  const byBots = (1 - part) * (decisions + forced) * (THINKING + pace / 1000);
  const looks = turns.tricks * (TRICK_PAUSES - 1) * (pace / 1000);
  const scores = people > 0 ? turns.rounds * SCORES : 0;
  const passing = isShared && people > 1 ? part * turns.turns * PASSING : 0;
  return byPeople + byBots + looks + scores + passing;
}

/** Whole minutes, in steps of five above twenty: it can't be known more precisely. */
export function roundMinutes(seconds: number): number {
  const minutes = seconds / 60;
  return minutes > 20 ? 5 * Math.round(minutes / 5) : Math.max(1, Math.round(minutes));
}

export const minutesFor = ({ turns, decision }: Timing, company: Company): number =>
  roundMinutes(secondsFor(turns[company.players], decision, company));

/** The shortest and the longest, from the fewest to the most players. */
export function minutesRange(
  timing: Timing,
  peopleAmong: (players: number) => number,
  pace: number,
): { readonly min: number; readonly max: number } {
  const minutes = Object.keys(timing.turns).map((key) => {
    const players = Number(key);
    return minutesFor(timing, { players, people: peopleAmong(players), pace });
  });
  return { min: Math.min(...minutes), max: Math.max(...minutes) };
}
