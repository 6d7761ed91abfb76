// Where Russian lines must not break: before a dash, between a number and its word, after words of one or two letters.

const SHORT_WORD = /(^|[\s(«])([а-яё]{1,2}) (?=\S)/giu;
const gluedShortWords = (text: string): string => text.replace(SHORT_WORD, '$1$2\u00A0');

export const withoutBreaks = (text: string): string =>
  // Twice, for short words in a row.
  gluedShortWords(
    gluedShortWords(text.replaceAll(' —', '\u00A0—').replace(/(\d) (?=[а-яё])/giu, '$1\u00A0')),
  );
