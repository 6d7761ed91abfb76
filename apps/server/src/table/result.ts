// Final places: who resigned comes after all who did not.

export function finalPlaces(places: readonly number[], hasResigned: readonly boolean[]): number[] {
  const isBehind = (a: number, b: number): boolean =>
    hasResigned[a] === hasResigned[b] ? places[a] > places[b] : hasResigned[a];
  return places.map((_, seat) => 1 + places.filter((_, other) => isBehind(seat, other)).length);
}
