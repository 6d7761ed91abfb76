// Weeks as the server counts them, and the id of a day's deal.

import { addDays, weekday } from './dates.ts';

/** The Monday of the day's week. */
export const mondayOf = (date: string): string => addDays(date, -weekday(date));

export const dayContest = (date: string, game: string): string => `day-${date}-${game}`;
