// The languages of the page, each by its own name: the only list of them. docs/adding-a-language.md

export const LANGUAGE_NAMES = {
  en: 'English',
  uk: 'Українська',
  pl: 'Polski',
  fr: 'Français',
  ru: 'Русский',
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];
