// A player without a name is "You" at their own table. Records must not say that, since to other readers "you" is
// somebody else: they store the seat, which each reader sees in their own language.

const SECOND_PERSON: readonly string[] = ['You', 'Toi', 'Vous', 'Ty', 'Ви', 'Ти', 'Вы', 'Ты'];
const BY_SEAT = /^player \d$/i;

export function nameInRecord(name: string, seat: number): string {
  return SECOND_PERSON.includes(name) ? `Player ${seat + 1}` : name;
}

/** Also recognises older records, which didn't use the seat. */
export function isNoName(name: string): boolean {
  return BY_SEAT.test(name) || SECOND_PERSON.includes(name);
}
