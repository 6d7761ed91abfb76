// Decks and moves of prepared tables, written as words in a row.

export const wordsIn = (text: string): string[] => text.trim().split(/\s+/);

export const cardsIn = (text: string): (number | string)[] =>
  wordsIn(text).map((word) => (/^\d+$/.test(word) ? Number(word) : word));
