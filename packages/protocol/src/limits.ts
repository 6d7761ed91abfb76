// What people may write: names, words at a table, and the fixed phrases. No schemas in here, so that the page can
// check what is typed without loading them. Lengths are counted in code points: the patterns count, not `length`.

export const LONGEST_NAME = 24;
export const LONGEST_TEXT = 200;
/** What a report may add in words. */
export const LONGEST_REPORT = 500;
/** Of a challenge. */
export const LONGEST_TITLE = 40;
/** Of a code that makes a device a person's, with room for spaces. */
export const LONGEST_CODE = 40;

/**
 * Control characters, line separators, and what nobody sees or what turns the text around it. The braille blank and
 * the Hangul fillers count as letters elsewhere.
 */
const FORBIDDEN = '\\p{Cc}\\p{Cs}\\p{Co}\\p{Cf}\\u2028\\u2029\\p{Default_Ignorable_Code_Point}\\u2800';
const VISIBLE = `[^\\s${FORBIDDEN}]`;
/** Joiners and variation selectors: emoji and some scripts are made with them. Elsewhere they only hide. */
const NEEDS_NONE = '[\\s\\p{P}\\p{Nd}\\p{sc=Latin}\\p{sc=Cyrillic}\\p{sc=Greek}]';
const SELECTOR = `(?<!${NEEDS_NONE})[\\ufe00-\\ufe0f]|(?<=[0-9#*])\\ufe0f(?=\\u20e3)`;
const JOINING = `(?<!${NEEDS_NONE})[\\u200c\\u200d]|${SELECTOR}`;
const WRITTEN = `(?:[^${FORBIDDEN}]|${JOINING})`;

/** As text, for schemas; with the flag `u`. */
export const NAME_PATTERN = `^(?=.{1,${LONGEST_NAME}}$)${VISIBLE}(?:${WRITTEN}*(?:${VISIBLE}|${SELECTOR}))?$`;
export const TEXT_PATTERN = `^(?=.{1,${LONGEST_TEXT}}$)${WRITTEN}*${VISIBLE}${WRITTEN}*$`;

export const TITLE_PATTERN = NAME_PATTERN.replace(`1,${LONGEST_NAME}`, `1,${LONGEST_TITLE}`);

export const REPORT_PATTERN = `^[^${FORBIDDEN}]{0,${LONGEST_REPORT}}$`;

export const REPORT_REASONS = ['words', 'name', 'stalling', 'cheating', 'spam', 'other'] as const;

export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thank-you',
  'oops',
  'thinking',
  'be-right-back',
  'good-game',
] as const;
export type Phrase = (typeof PHRASES)[number];

const NAME = new RegExp(NAME_PATTERN, 'u');
const TEXT = new RegExp(TEXT_PATTERN, 'u');

/** The name without space around it; null if it may not be one. */
export const cleanName = (typed: string): string | null => matching(typed.trim(), NAME);

/** The words without space around them; null if they may not be said. */
export const cleanText = (typed: string): string | null => matching(typed.trim(), TEXT);

const matching = (text: string, pattern: RegExp): string | null => (pattern.test(text) ? text : null);

/** What a report adds, on one line. */
export const cleanReport = (typed: string): string =>
  shorten(typed.replace(new RegExp(`[${FORBIDDEN}]+`, 'gu'), ' ').trim(), LONGEST_REPORT);

/** For a field that takes no more; `maxlength` would count an emoji twice. */
export const shorten = (typed: string, longest: number): string => [...typed].slice(0, longest).join('');
