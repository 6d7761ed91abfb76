// Names that look alike, and the names of the built-in bots. Two names with the same skeleton can't be told apart
// at a glance: letters of other scripts, capitals, digits for letters, wide letters. Letters with diacritics stay
// different. No schemas in here, so that the page can use it without loading them.

/** By letter: the characters on the left look like the letter on the right. */
const LOOK_ALIKES: readonly (readonly [string, string])[] = [
  // Cyrillic
  ['Аа', 'a'],
  ['Вв', 'b'],
  ['Ьь', 'b'],
  ['Сс', 'c'],
  ['Ԁԁ', 'd'],
  ['Ее', 'e'],
  ['Ёё', 'ë'],
  ['Ԍԍ', 'g'],
  ['Нн', 'h'],
  ['Һһ', 'h'],
  ['ІіӀӏ', 'i'],
  ['Її', 'ï'],
  ['Јј', 'j'],
  ['Кк', 'k'],
  ['Ққ', 'k'],
  ['Мм', 'm'],
  ['Оо', 'o'],
  ['Рр', 'p'],
  ['Ԛԛ', 'q'],
  ['Ѕѕ', 's'],
  ['Тт', 't'],
  ['Ѵѵ', 'v'],
  ['Ԝԝ', 'w'],
  ['Хх', 'x'],
  ['Уу', 'y'],
  ['Үү', 'y'],
  ['Ўў', 'y̆'],
  // Greek
  ['Αα', 'a'],
  ['Ββ', 'b'],
  ['Εε', 'e'],
  ['Ζ', 'z'],
  ['Ηη', 'h'],
  ['Ιι', 'i'],
  ['Κκ', 'k'],
  ['Μ', 'm'],
  ['Ν', 'n'],
  ['ν', 'v'],
  ['Οο', 'o'],
  ['Ρρ', 'p'],
  ['Ττ', 't'],
  ['Υυ', 'y'],
  ['Χχ', 'x'],
  ['ϲϹ', 'c'],
  ['ϳͿ', 'j'],
  // Latin letters that look like others, and digits and signs that look like letters
  ['ıɩƖ', 'i'],
  ['ɡ', 'g'],
  ['ɑ', 'a'],
  ['0', 'o'],
  ['1lLiI|ǀ', 'i'],
  // Punctuation
  ['‐‑‒–—−', '-'],
  ['’‘ʼ`´ʹ′', "'"],
];

const LETTER = new Map(LOOK_ALIKES.flatMap(([letters, like]) => [...letters].map((one) => [one, like])));

/** Joiners and variation selectors, invisible parts of some names. */
const UNSEEN = /\u200c|\u200d|[\ufe00-\ufe0f]/g;

/** The same for names that look alike. For comparison only, not for display. */
export function skeletonOf(name: string): string {
  const letters = [...name.normalize('NFKC').replace(UNSEEN, '')].map((letter) => {
    const lower = letter.toLowerCase();
    return LETTER.get(letter) ?? LETTER.get(lower) ?? lower;
  });
  return letters.join('').normalize('NFC').replace(/\s+/g, ' ').replaceAll('rn', 'm').replaceAll('vv', 'w');
}

export const lookAlike = (one: string, other: string): boolean => skeletonOf(one) === skeletonOf(other);

/** The name, with a number if it looks like one already taken. */
export function tellApart(name: string, taken: readonly string[]): string {
  const skeletons = new Set(taken.map(skeletonOf));
  for (let count = 1; ; count++) {
    const marked = count === 1 ? name : `${name} (${count})`;
    if (!skeletons.has(skeletonOf(marked))) return marked;
  }
}

/** The names of the built-in bots, in every language of the page. */
export const HOUSE_NAMES: readonly string[] = [
  ...['Kitten', 'Cat', 'Ocelot', 'Lynx', 'Leopard', 'Tiger'],
  ...['Кошеня', 'Кіт', 'Оцелот', 'Рись', 'Леопард', 'Тигр'],
  ...['Kociak', 'Kot', 'Ryś', 'Lampart', 'Tygrys'],
  ...['Chaton', 'Chat', 'Léopard', 'Tigre'],
  ...['Котёнок', 'Котенок', 'Кот', 'Рысь'],
];

const HOUSE = new Set(HOUSE_NAMES.map(skeletonOf));
/** Plain Latin letters are taken literally: an English Kit is not a Ukrainian cat. */
const PLAIN = /^[\x20-\x7e]*$/;
const PLAIN_HOUSE = new Set(HOUSE_NAMES.filter((name) => PLAIN.test(name)).map(skeletonOf));
/** Such as "Bot: cat" or "cat (bot)". */
const BOT_WORDS = /^(?:bot|бот)[\s:.-]*|[\s:.(-]*(?:bot|бот)\)?$/giu;

/** Whether it is the name of a built-in bot, or looks like one. */
export function isHouseName(name: string): boolean {
  const taken = PLAIN.test(name) ? PLAIN_HOUSE : HOUSE;
  return taken.has(skeletonOf(name)) || taken.has(skeletonOf(name.replace(BOT_WORDS, '')));
}
