// The themes of Cat in the Box puzzles: from how the rounds ended that were played out after the best moves, and from the
// colours given up.

import type { Move, Seat } from '@menagerie/rules';
import {
  colourOf,
  COLOURS,
  costOf,
  tricksForBonus,
  type CatRoundResult,
  type CatView,
} from '@menagerie/rules/cat-in-the-box';
import type { Facts } from '../puzzles/comparison.ts';
import type { PuzzleThemes, Scene } from '../puzzles/themes.ts';

const NAMES = [
  'avoid-paradox',
  'make-prediction',
  'break-prediction',
  'keep-colour',
  'give-up-colour',
  'grow-group',
  'win-trick',
  'let-trick-go',
  'predict',
  'lay-away',
] as const;
type Theme = (typeof NAMES)[number];

/** The answer must change a share of rounds, or a mean, by this much. */
const SHARE = 0.15;
const TRICKS = 0.3;
const CELLS = 0.4;

/** Of a round that has ended. */
function measure(result: unknown, seat: Seat): Facts {
  const { tricks, predictions, bonuses, paradox } = result as CatRoundResult;
  const players = tricks.length;
  const isMet = (one: Seat): boolean => {
    const wanted = tricksForBonus(players, predictions[one] ?? 0);
    return paradox !== one && (players === 2 ? tricks[one] <= wanted : tricks[one] === wanted);
  };
  return {
    paradox: Number(paradox === seat),
    met: Number(isMet(seat)),
    tricks: tricks[seat],
    group: isMet(seat) ? bonuses[seat] : 0,
    rivals: tricks.filter((_, one) => one !== seat && isMet(one)).length,
  };
}

function themesOf({ view, ranked }: Scene<CatView>): readonly Theme[] {
  if (view.phase === 'discard') return ['lay-away'];
  if (view.phase === 'predict') return ['predict'];
  const [best, second] = ranked;
  const more = (name: string): number => best.facts[name] - second.facts[name];
  const cost = (move: Move): boolean => costOf(view, view.seat, COLOURS[colourOf(move)]) !== null;
  const rest = ranked.slice(1, 4);
  const themes: Theme[] = [];
  if (more('paradox') <= -SHARE) themes.push('avoid-paradox');
  if (more('met') >= SHARE) themes.push('make-prediction');
  if (more('rivals') <= -SHARE) themes.push('break-prediction');
  if (!cost(best.move) && cost(second.move)) themes.push('keep-colour');
  if (cost(best.move) && rest.some(({ move }) => !cost(move))) themes.push('give-up-colour');
  if (more('met') < SHARE && more('group') >= CELLS) themes.push('grow-group');
  if (more('tricks') >= TRICKS) themes.push('win-trick');
  if (more('tricks') <= -TRICKS) themes.push('let-trick-go');
  return themes;
}

export const catThemes: PuzzleThemes<CatView> = {
  names: NAMES,
  measure,
  themesOf,
};
