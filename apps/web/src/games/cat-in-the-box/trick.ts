// Reading the trick that lies on the table: the one in play, or the last one until the next lead.

import type { CatView, Colour, Seat, TrickView } from '@menagerie/rules';

type Play = TrickView['plays'][number];

/** The highest red, without one the highest of the led colour (CB-18). */
export function bestPlay({ plays }: Pick<TrickView, 'plays'>): Play | null {
  const strength = ({ rank, colour }: Play): number =>
    colour === 'r' ? 100 + rank : colour === plays[0].colour ? rank : 0;
  return plays.reduce<Play | null>(
    (best, play) => (best && strength(best) >= strength(play) ? best : play),
    null,
  );
}

/** The colour to follow; null where a trick is to be led. */
export function ledColour({ tricks }: Pick<CatView, 'tricks'>): Colour | null {
  const trick = tricks.at(-1);
  return !trick || trick.winner !== null ? null : trick.plays[0].colour;
}

/** The colour that the seat gives up if it declares this one now (CB-16). */
export function costOf(view: Pick<CatView, 'tricks' | 'seats'>, seat: Seat, colour: Colour): Colour | null {
  const led = ledColour(view);
  return led !== null && led !== colour && view.seats[seat].colours.includes(led) ? led : null;
}

/** Seats clockwise from one. */
export const clockwiseFrom = (seat: Seat, players: number): readonly Seat[] =>
  Array.from({ length: players }, (_, i) => (seat + i) % players);
