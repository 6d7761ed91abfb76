// The themes of Trump Whales puzzles: from what the best move does, and what it doesn't.

import { GAMES, type Seat } from '@menagerie/rules';
import {
  laidIn,
  openTrick,
  readMove,
  readWhaleCard,
  winnerSoFar,
  type WhaleRoundResult,
  type WhaleStanding,
  type WhaleView,
} from '@menagerie/rules/trump-whales';
import type { Facts } from '../puzzles/comparison.ts';
import type { PuzzleThemes, Scene } from '../puzzles/themes.ts';

const game = GAMES['trump-whales'];

const NAMES = [
  'turn-coin',
  'move-trump',
  'spend-pearl',
  'save-bonus',
  'take-pearls',
  'name-leader',
  'first-bonus',
  'play-five',
  'win-trick',
  'let-trick-go',
  'pair-bonuses',
  'lead',
  'throw-off',
] as const;
type Theme = (typeof NAMES)[number];

function measure(result: unknown, seat: Seat): Facts {
  const { pearls, bonuses } = result as WhaleRoundResult;
  return { pearls: pearls[seat], bonuses: bonuses[seat] };
}

function themesOf({ view, legal, ranked }: Scene<WhaleView>): readonly Theme[] {
  const [best, second] = ranked;
  const moves = ranked.map(({ move }) => readMove(game.formatMove(move)));
  const [answer] = moves;
  if (answer.type === 'name') return ['name-leader'];
  if (answer.type === 'keep') return ['first-bonus'];
  if (answer.type === 'take') return ['take-pearls'];
  const pairs: Theme[] = best.facts['bonuses'] - second.facts['bonuses'] >= 0.5 ? ['pair-bonuses'] : [];
  if (answer.type === 'spend') {
    const { bonus } = readWhaleCard(answer.card);
    if (bonus === 'flip') return ['turn-coin'];
    return bonus === 'point' ? ['spend-pearl'] : ['move-trump'];
  }
  const isTempting = moves[1].type === 'spend';
  const saves: Theme[] = isTempting ? ['save-bonus'] : [];
  const { family } = readWhaleCard(answer.card);
  const fives: Theme[] = family === null ? ['play-five'] : [];
  const laid = laidIn(openTrick(view));
  if (laid.length === 0) return [...saves, ...fives, 'lead', ...pairs];
  const wins = (card: string): boolean =>
    winnerSoFar([...laid, { seat: view.seat, card }], view.current as WhaleStanding) === view.seat;
  const plays = legal
    .map((move) => readMove(game.formatMove(move)))
    .flatMap((one) => (one.type === 'play' ? [one.card] : []));
  const ways = plays.filter(wins).length;
  const trick: Theme = wins(answer.card) ? 'win-trick' : ways > 0 ? 'let-trick-go' : 'throw-off';
  return [...saves, ...fives, trick, ...pairs];
}

export const whaleThemes: PuzzleThemes<WhaleView> = { names: NAMES, measure, themesOf };
