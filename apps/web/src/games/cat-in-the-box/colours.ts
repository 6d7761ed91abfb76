// The four colours as the table shows them.

import type { Colour } from '@menagerie/rules';

const NAMES: Readonly<Record<Colour, string>> = { r: 'red', b: 'blue', y: 'yellow', g: 'green' };

/** Sets `--tone` (paint) and `--tone-text` (text and signs on paper) for whatever is drawn in that colour. */
export const toneOf = (colour: Colour): string =>
  `--tone: var(--${NAMES[colour]}); --tone-text: var(--${NAMES[colour]}-text)`;
