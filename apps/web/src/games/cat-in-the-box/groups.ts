// The largest group of each seat's markers on the research board: what would score if the round ended now
// and the prediction were met (CB-22, CB-23).

import { LAYOUTS, type CatView, type CellOwner, type Colour, type Seat } from '@menagerie/rules';
import { COLOURS } from './colours.ts';

/** A place on the board as it lies: rows from the top, columns are ranks less one. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface Group {
  readonly size: number;
  readonly places: readonly Place[];
}

/** The board as it lies: colour and owner of each place. */
export interface PlaceView extends Place {
  readonly colour: Colour;
  readonly rank: number;
  readonly owner: CellOwner;
}

export function layOut({
  board,
  options,
}: Pick<CatView, 'board' | 'options'>): readonly (readonly PlaceView[])[] {
  return LAYOUTS[options.layout].map((line, row) =>
    board[0].map((_, column) => {
      const colour = line[column] as Colour;
      return { row, column, colour, rank: column + 1, owner: board[COLOURS.indexOf(colour)][column] };
    }),
  );
}

/** By seat; the first of equals, reading from the top left. */
export function largestGroups(view: Pick<CatView, 'board' | 'options'>): readonly Group[] {
  const rows = layOut(view);
  return Array.from({ length: view.options.players }, (_, seat) => largestGroup(rows, seat));
}

function largestGroup(rows: readonly (readonly PlaceView[])[], seat: Seat): Group {
  const seen = new Set<PlaceView>();
  let places: readonly PlaceView[] = [];
  for (const place of rows.flat()) {
    if (place.owner !== seat || seen.has(place)) continue;
    const group = groupAround(rows, place);
    for (const one of group) seen.add(one);
    if (group.length > places.length) places = group;
  }
  return { size: places.length, places };
}

function groupAround(rows: readonly (readonly PlaceView[])[], start: PlaceView): readonly PlaceView[] {
  const group = new Set([start]);
  for (const { row, column } of group) {
    const beside = [
      rows[row][column - 1],
      rows[row][column + 1],
      rows[row - 1]?.[column],
      rows[row + 1]?.[column],
    ];
    for (const place of beside) if (place?.owner === start.owner) group.add(place);
  }
  return [...group];
}
