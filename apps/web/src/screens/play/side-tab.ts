/** A tab besides the log in the column beside a table. */
export interface SideTab {
  readonly words: string;
  /** The number of unread items. */
  readonly news: number;
  readonly newsWords: string;
  isShown: boolean;
}
