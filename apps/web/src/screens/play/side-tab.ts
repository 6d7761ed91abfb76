/** Something besides the log that the column beside a table can show. */
export interface SideTab {
  readonly words: string;
  /** How much there is that has not been seen. */
  readonly news: number;
  readonly newsWords: string;
  isShown: boolean;
}
