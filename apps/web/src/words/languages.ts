// The page's languages, each by its own name: the only list of them. See docs/adding-a-language.md.

export const LANGUAGE_NAMES = {
  en: 'English',
  uk: 'Українська',
  pl: 'Polski',
  fr: 'Français',
  ru: 'Русский',
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** The first of the reader's languages that we support. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [base] = tag.toLowerCase().split('-');
    const found = LANGUAGES.find((language) => language === base);
    if (found) return found;
  }
  return 'en';
}
