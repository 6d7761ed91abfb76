import { GAMES, listLegalMoves, SeededRandom, turnOf, type Options } from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import { randomBot, type Bot } from '../bot.ts';
import { greedy } from './greedy.ts';

const game = GAMES['if-it-fits'];
const RULE_SETS = [false, true];

interface Match {
  readonly options: Options;
  /** One per seat. */
  readonly bots: readonly Bot[];
  readonly seed: string;
}

function playGame({ options, bots, seed }: Match) {
  const random = new SeededRandom(seed);
  const position = game.newGame(options);
  game.deal(position, random);
  const moves: string[] = [];
  while (!game.isOver(position)) {
    const seat = game.nextSeat(position);
    const move = bots[seat].think(turnOf(game, position, seat), random).best;
    if (game.refusal(position, seat, move)) throw new Error(`${seed}: ${game.formatMove(move)} is refused`);
    moves.push(game.formatMove(move));
    game.play(position, seat, move);
  }
  return { moves, places: game.scores(position).places };
}

describe('greedy', () => {
  const tables = ['small', 'medium', 'large'];
  const cases = [2, 3, 4, 5].flatMap((players) => RULE_SETS.map((extended) => ({ players, extended })));
  test.each(cases)('is legal and deterministic: $players players, extended $extended', (rules) => {
    for (let seed = 0; seed < 3; seed++) {
      const options = { ...rules, table: tables[seed % 3] };
      const match = {
        options,
        // In the third game it sits among random players, who lead it into odd positions.
        bots: Array.from({ length: rules.players }, (_, seat) =>
          seed % 3 === 2 && seat > 0 ? randomBot : (greedy as Bot),
        ),
        seed: `${JSON.stringify(rules)} ${seed}`,
      };
      expect(playGame(match)).toEqual(playGame(match));
    }
  });

  test.each(RULE_SETS)(
    'beats random play in more than 85 % of 60 two-player games: extended %s',
    (extended) => {
      let wins = 0;
      for (let seed = 0; seed < 60; seed++) {
        const seat = seed % 2;
        const bots = seat === 0 ? [greedy as Bot, randomBot] : [randomBot, greedy as Bot];
        const { places } = playGame({
          options: { players: 2, table: 'medium', extended },
          bots,
          seed: `dice ${seed}`,
        });
        if (places[seat] === 1 && places[1 - seat] === 2) wins++;
      }
      expect(wins).toBeGreaterThan(51);
    },
  );
});

/** A two-player game after these moves, with the given cards on top of the deck. */
function positionAfter(hands: readonly number[][], top: readonly (number | string)[], moves: string) {
  const given = new Set<number | string>([...hands.flat(), ...top]);
  const others = [...Array.from({ length: 72 }, (_, i) => i + 1), 'toy1', 'toy2', 'toy3'].filter(
    (card) => !given.has(card),
  );
  const upper = top.includes('princess') ? [] : ['princess'];
  const size = 37 - top.length - upper.length;
  const deck = [...top, ...upper, ...others.slice(0, size), ...others.slice(size), 'princess'];
  const options = { players: 2, table: 'medium', extended: false };
  const position = game.parsePosition({ ...options, first: 0, hands, deck, moves: moves.split(' ') });
  if (!position.ok) throw new Error(position.error.reason);
  return position.value;
}

/** What it plays, out of all legal moves or only those with this card. */
function answerOf(position: ReturnType<typeof positionAfter>, card = ''): string {
  const { view, legal } = turnOf(game, position, game.nextSeat(position));
  const offered = legal.filter((move) => game.formatMove(move).startsWith(card));
  return game.formatMove(greedy.think({ view, legal: offered }, new SeededRandom(1)).best);
}

describe('greedy sees', () => {
  // 66: feather, open to the right; 65: two feathers, also open to the right; 70: a spray bottle, likewise; 61 and 67 have
  // no symbols.
  const opening = 'start3@0,0 start2@0,1';

  test('that it can close its own box', () => {
    const moves = `${opening} draw 66@-1,0 cat@-0.5,0 draw 61@0,2r`;
    const position = positionAfter(
      [
        [66, 65],
        [61, 67],
      ],
      [5, 6, 18],
      `${moves} draw`,
    );
    expect(answerOf(position)).toBe('65@1,0r');
  });

  test("where a spray bottle hurts: in an opponent's box", () => {
    const moves = `${opening} draw 66@-1,0 cat@-0.5,0 draw`;
    const position = positionAfter(
      [
        [66, 65],
        [70, 67],
      ],
      [5, 6],
      moves,
    );
    expect(answerOf(position, '70@')).toBe('70@1,0r');
  });

  test("a box that is worth a cat, and one that isn't", () => {
    const worth = positionAfter(
      [
        [66, 65],
        [70, 67],
      ],
      [5, 6],
      `${opening} draw 65@-1,0`,
    );
    expect(answerOf(worth)).toBe('cat@-0.5,0');
    const moves = `${opening} draw 70@-1,0 pass draw 67@1,1r pass draw 68@1,0r`;
    expect(
      answerOf(
        positionAfter(
          [
            [70, 68],
            [65, 67],
          ],
          [5, 6, 7],
          moves,
        ),
      ),
    ).toBe('pass');
  });

  // Both seats hold a box: seat 0 the upper one, closed, with room at 0.5,0; seat 1 the lower one, with room at 1.5,1.
  const contest = 'draw 65@-1,0 cat@-0.5,0 draw 5@1,1 cat@0.5,1 draw 66@1,0r pass draw 6@2,1 pass';

  test('whose cat a Princess should send home', () => {
    const top = [18, 5, 7, 6, 19, 'princess'];
    const moves = `${opening} ${contest} draw 18@0,2 draw`;
    expect(
      answerOf(
        positionAfter(
          [
            [66, 65],
            [61, 67],
          ],
          top,
          moves,
        ),
        'princess',
      ),
    ).toBe('princess@-0.5,0');
  });

  test('where a special toy helps: in its own box', () => {
    const position = positionAfter(
      [
        [66, 65],
        [61, 67],
      ],
      [18, 5, 7, 6, 'toy3'],
      `${opening} ${contest} draw`,
    );
    expect(listLegalMoves(game, position, 0).map(game.formatMove)).toEqual(['toy3@0.5,0', 'toy3@1.5,1']);
    expect(answerOf(position)).toBe('toy3@0.5,0');
  });
});
