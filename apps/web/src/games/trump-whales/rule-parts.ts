// Where the rules page explains each rule: the id of its part.

export const RULE_PARTS: Readonly<Record<string, string>> = {
  'TW-1': 'cards',
  'TW-2': 'cards',
  'TW-3': 'bonuses',
  'TW-4': 'trump',
  'TW-5': 'trump',
  'TW-6': 'first-bonus',
  'TW-7': 'following',
  'TW-8': 'bonuses',
  'TW-9': 'following',
  'TW-10': 'fives',
  'TW-11': 'trick',
  'TW-12': 'pearls',
  'TW-13': 'leader',
  'TW-14': 'scoring',
  'TW-15': 'scoring',
};
