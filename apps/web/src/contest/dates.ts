// Days as the server counts them, in UTC as YYYY-MM-DD, and calendar months.

export const DAY_MS = 24 * 60 * 60 * 1000;
const THURSDAY = 3;
const WEEK = 7;

export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
export const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
export const addDays = (date: string, days: number): string => dateOf(timeOf(date) + days * DAY_MS);
/** Whether the date exists. */
export const isDate = (text: string): boolean =>
  Number.isFinite(timeOf(text)) && dateOf(timeOf(text)) === text;

/** YYYY-MM. */
export const monthOf = (date: string): string => date.slice(0, 7);

export function addMonths(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export const lastDayOf = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);

/** Monday is 0; 1970 began on a Thursday. */
export const weekday = (date: string): number => (timeOf(date) / DAY_MS + THURSDAY) % WEEK;

/** Weeks starting on Monday; null for days of another month. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`;
  const days = Number(lastDayOf(month).slice(-2));
  const before = weekday(first);
  const weeks = Math.ceil((before + days) / WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (_, day) => {
      const at = week * WEEK + day - before;
      return at >= 0 && at < days ? addDays(first, at) : null;
    }),
  );
}
