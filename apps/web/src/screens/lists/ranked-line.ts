/** A line in a ranking of people. */
export interface RankedLine {
  readonly place: number;
  readonly person: string | null;
  readonly name: string;
  readonly isYou: boolean;
  readonly figures: readonly string[];
}
