// The research board's two sides (CB-4), as drawn: columns are ranks 1 to 9 from the left. The
// purple side is our own because we don't know the printed one. Correct it here and nowhere else.

export const LAYOUTS = {
  white: [
    'rrrrrrrrr', //
    'bbbbbbbbb',
    'yyyyyyyyy',
    'ggggggggg',
  ],
  purple: [
    'rbygrbygr', //
    'bygrbygrb',
    'ygrbygrby',
    'grbygrbyg',
  ],
} as const;

export type Layout = keyof typeof LAYOUTS;
