// What people may write: names, chat, and the preset phrases. No schemas in here, so that the page can
// check input without loading them. Lengths count code points: use the patterns, not `length`.

export const LONGEST_NAME = 24;
export const LONGEST_TEXT = 200;
/** The explanation in a report. */
export const LONGEST_REPORT = 500;
/** The title of a challenge. */
export const LONGEST_TITLE = 40;
/** A one-time or recovery code, with room for spaces. */
export const LONGEST_CODE = 40;

/**
 * Control characters, line separators, invisible characters and characters that reverse the text around them. Elsewhere the
 * braille blank and the Hangul fillers count as letters.
 */
const FORBIDDEN = '\\p{Cc}\\p{Cs}\\p{Co}\\p{Cf}\\u2028\\u2029\\p{Default_Ignorable_Code_Point}\\u2800';
const VISIBLE = `[^\\s${FORBIDDEN}]`;
/** Joiners and variation selectors: needed in emoji and some scripts, invisible elsewhere. */
const NEEDS_NONE = '[\\s\\p{P}\\p{Nd}\\p{sc=Latin}\\p{sc=Cyrillic}\\p{sc=Greek}]';
const SELECTOR = `(?<!${NEEDS_NONE})[\\ufe00-\\ufe0f]|(?<=[0-9#*])\\ufe0f(?=\\u20e3)`;
const JOINING = `(?<!${NEEDS_NONE})[\\u200c\\u200d]|${SELECTOR}`;
const WRITTEN = `(?:[^${FORBIDDEN}]|${JOINING})`;

/** As a string, for schemas; use the flag `u`. */
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

/** The trimmed name; null if it is invalid. */
export const cleanName = (typed: string): string | null => matching(typed.trim(), NAME);

/** The trimmed message; null if it is invalid. */
export const cleanText = (typed: string): string | null => matching(typed.trim(), TEXT);

const matching = (text: string, pattern: RegExp): string | null => (pattern.test(text) ? text : null);

/** The explanation in a report, on one line. */
export const cleanReport = (typed: string): string =>
  shorten(typed.replace(new RegExp(`[${FORBIDDEN}]+`, 'gu'), ' ').trim(), LONGEST_REPORT);

/** For limiting an input field; `maxlength` would count an emoji twice. */
export const shorten = (typed: string, longest: number): string => [...typed].slice(0, longest).join('');
