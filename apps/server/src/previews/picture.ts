// What a picture shows, as plain data including text: the same data gives the same picture.

import type { BotLevel } from '@menagerie/protocol';
import type { Still } from './stills/still.ts';

export interface PicturedSeat {
  /** Null: an empty seat. */
  readonly name: string | null;
  readonly level: BotLevel | null;
}

export interface Picture {
  /** Whose poster is shown; null or unknown: that of the house. */
  readonly game: string | null;
  /** A word above the title. */
  readonly over?: string;
  readonly title: string;
  readonly line: string;
  readonly seats?: readonly PicturedSeat[];
  /** The label of a seat without a name. */
  readonly free?: string;
  /** By seat, of a game that is over: it is shown on the stage. */
  readonly places?: readonly number[];
  readonly totals?: readonly number[];
  /** The table itself, in the place of a poster or the stage. */
  readonly still?: Still;
}
