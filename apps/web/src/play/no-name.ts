// Whoever gave no name is "You" at their own table. To everyone else that is somebody else, so no record says so:
// there they are called by their seat, and each reader gets that in their own language.

const SECOND_PERSON: readonly string[] = ['You', 'Toi', 'Vous', 'Ty', 'Ви', 'Ти', 'Вы', 'Ты'];
const BY_SEAT = /^player \d$/i;

export function nameInRecord(name: string, seat: number): string {
  return SECOND_PERSON.includes(name) ? `Player ${seat + 1}` : name;
}

/** Also in records that were made before they called anybody by their seat. */
export function isNoName(name: string): boolean {
  return BY_SEAT.test(name) || SECOND_PERSON.includes(name);
}
