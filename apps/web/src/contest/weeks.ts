// Weeks as the server counts them, and the ids of deals of the day.

import { addDays, weekday } from './dates.ts';

/** The Monday of that day's week. */
export const mondayOf = (date: string): string => addDays(date, -weekday(date));

export const dayContest = (date: string, game: string): string => `day-${date}-${game}`;
