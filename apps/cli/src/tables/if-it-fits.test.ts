import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { act, GAMES, listLegalMoves, SeededRandom, type BoxView, type Consequence } from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import { plainInk } from '../terminal/ink.ts';
import { boxTable } from './if-it-fits.ts';
import type { Setting } from './table.ts';

const game = GAMES['if-it-fits'];
const RULES = fileURLToPath(new URL('../../../../packages/rules/src/if-it-fits/', import.meta.url));

const settingFor = (players: number): Setting => ({
  names: ['You', 'Miso', 'Pixel', 'Waffle', 'Juno'].slice(0, players),
  ink: plainInk,
});
const setting = settingFor(2);

interface Opening {
  readonly hands: readonly (readonly number[])[];
  /** The top of the deck. */
  readonly deck: readonly (number | string)[];
  readonly moves: string;
  readonly extended?: boolean;
  readonly table?: string;
}

/** A game for two, seat 0 first, after these moves; the rest of the deck in order. */
function positionAfter({ hands, deck, moves, extended = false, table = 'small' }: Opening) {
  const given = new Set<number | string>([...hands.flat(), ...deck]);
  const others = [...Array.from({ length: 72 }, (_, i) => i + 1), 'toy1', 'toy2', 'toy3'];
  const rest = others.filter((card) => !given.has(card));
  const upper = deck.includes('princess') ? [] : ['princess'];
  const left = extended ? ['princess', 'princess', 'princess', 'princess'] : ['princess'];
  const size = 37 - deck.length - upper.length;
  const whole = [...deck, ...rest.slice(0, size), ...upper, ...rest.slice(size), ...left];
  const position = game.parsePosition({
    players: 2,
    table,
    extended,
    first: 0,
    hands,
    deck: whole,
    moves: moves.split(' '),
  });
  if (!position.ok) throw new Error(position.error.reason);
  return position.value;
}

type Position = ReturnType<typeof positionAfter>;

const legalTexts = (position: Position): string[] =>
  listLegalMoves(game, position, game.nextSeat(position)).map((move) => game.formatMove(move));

/** The drawing above the legend, with the marks that the seat to move sees. */
function boardOf(position: Position): string {
  const lines = boxTable.draw(game.view(position, game.nextSeat(position)), legalTexts(position), setting);
  return `\n${lines
    .slice(
      0,
      lines.findIndex((line) => line.includes('yarn')),
    )
    .join('\n')}\n`;
}

/** A contest of two boxes: both seats have a cat in each row, and there is room for a special toy. */
const CONTEST: Opening = {
  hands: [
    [66, 65],
    [61, 67],
  ],
  deck: [18, 5, 7, 6, 'toy3', 'princess'],
  moves:
    'start3@0,0 start2@0,1 draw 65@-1,0 cat@-0.5,0 draw 5@1,1 cat@0.5,1 draw 66@1,0r pass draw 6@2,1 pass',
};
const later = (moves: string): Opening => ({ ...CONTEST, moves: `${CONTEST.moves} ${moves}` });

describe('the table drawn', () => {
  test('walls, open sides, toys, cats, and the cells where a card may be laid', () => {
    expect(boardOf(positionAfter(CONTEST))).toMatchInlineSnapshot(`
      "
          -2   -1    0    1    2    3

      -1        []   []   []
              ┌──────────────┐
       0   [] │ ff(●)f    f  │ []
              └──────────────┘····+
       1        [] : m (■)        : []
                   +····+····+····+
       2             []   []   []

      "
    `);
  });

  test('room for a special toy', () => {
    expect(boardOf(positionAfter(later('draw')))).toMatchInlineSnapshot(`
      "
          -2   -1    0    1    2    3

      -1
              ┌──────────────┐
       0      │ ff(●)f [ ]f  │
              └──────────────┘····+
       1           : m (■)  [ ]   :
                   +····+····+····+
       2

      "
    `);
  });

  test('a special toy, a sleeping cat, cats that a Princess may replace', () => {
    const moves = 'draw toy3@0.5,0 draw 67@0,2r sleep@3,1 draw';
    expect(boardOf(positionAfter(later(moves)))).toMatchInlineSnapshot(`
      "
          -2   -1    0    1    2    3    4

      -1        []   []   []
              ┌──────────────┐
       0   [] │ ff[●]f {f}f  │ []   []
              └──────────────┘····+····+
       1        [] : m [■]         [z●]: []
                   ╶────┐····+····+····+
       2        [] :    │ []   []   []
                   ╶────┘
       3             []

         ════════════════════════════════════
      "
    `);
  });

  test("Princesses, and the table's edge where it is near", () => {
    const moves = 'draw toy3@0.5,0 draw 61@0,2r sleep@0,3 draw princess@-0.5,0';
    expect(boardOf(positionAfter(later(moves)))).toMatchInlineSnapshot(`
      "
          -2   -1    0    1    2    3

      -1        []   []   []
              ┌──────────────┐
       0   [] │ ff(P)f {f}f  │ []
              └──────────────┘····+
       1        [] : m (■)        : []
                   ┌────┐····+····+
       2        [] │    │ []   []
                   ╵    ╵
       3        [] : z● : []
                   +····+
         ═══════════════════════════════
      "
    `);
  });

  test('fits 80 columns on the middle table, however full', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const random = new SeededRandom(seed);
      const position = game.newGame({ players: 5, table: 'medium', extended: false });
      game.deal(position, random);
      while (!game.isOver(position)) {
        const seat = game.nextSeat(position);
        const view = game.view(position, seat);
        const legal = legalTexts(position);
        const lines = [
          ...boxTable.draw(view, legal, settingFor(5)),
          ...boxTable.drawHand(view, settingFor(5)).split('\n'),
          ...boxTable.listMoves(view, legal, settingFor(5)).map((line) => `    ${line}`),
        ];
        expect(lines.filter((line) => line.length > 80)).toEqual([]);
        const draws = legal[0] === 'draw' && random.below(20) > 0;
        const moves = listLegalMoves(game, position, seat);
        game.play(position, seat, moves[draws ? 0 : random.below(moves.length)]);
      }
    }
  });
});

describe('what is below the table', () => {
  test('boxes with their worth and takers, seats, the deck', () => {
    const position = positionAfter(CONTEST);
    const lines = boxTable.draw(game.view(position, 0), [], setting);
    const below = lines.slice(lines.lastIndexOf('') + 1);
    expect(`\n${below.join('\n')}\n`).toMatchInlineSnapshot(`
      "
        box at  size             cats  taken by  worth
        0,0     3 cards, closed  ●     ● 8       4f × 2 = 8
        0,1     3 cards, open    ■     ■ 1       1m = 1
        ● You          points now  8  cats left 4  cards 2  ← to move
        ■ Miso         points now  1  cats left 4  cards 2
        69 cards in the deck.
      "
    `);
  });

  test('the hand', () => {
    const position = positionAfter(later('draw toy3@0.5,0 draw 67@0,2r sleep@3,1 draw'));
    expect(`\n${boxTable.drawHand(game.view(position, 1), setting)}\n`).toMatchInlineSnapshot(`
      "

               +····+          ╷····╷
             1 : f  :       61 │    │ princess (P)
               +····+          └────┘
      "
    `);
  });

  test('the start cards to choose from', () => {
    const position = positionAfter({ ...CONTEST, moves: 'start3@0,0' });
    const lines = boxTable.draw(game.view(position, 1), legalTexts(position), setting);
    expect(`\n${lines.slice(-3).join('\n')}\n`).toMatchInlineSnapshot(`
      "
               ╶────╴          ╶────╴          ╶────╴          ╶────╴
        start1 : y  :   start2 : m  :   start4 : i  :   start5 : b  :
               +····+          +····+          +····+          +····+
      "
    `);
  });
});

describe('choosing a card, then its cell', () => {
  const listed = (moves: readonly string[]): string =>
    `\n${boxTable.listMoves({} as BoxView, moves, setting).join('\n')}\n`;
  const read = (text: string, legal: readonly string[], chosen: string | null = null) =>
    boxTable.readAnswer?.(text, legal, chosen);

  const hand = legalTexts(positionAfter(later('draw toy3@0.5,0 draw')));

  test('many moves are listed by card, and those of one card by cell', () => {
    expect(listed(hand)).toMatchInlineSnapshot(`
      "
      61        10 cells, upright or turned
      67        10 cells, upright or turned
      princess  in place of 2 cats
      "
    `);
    const reading = read('67', hand);
    expect(reading).toMatchObject({ chosen: '67' });
    expect(listed(reading && 'moves' in reading ? reading.moves : [])).toMatchInlineSnapshot(`
      "
      -1,-1  0,-1  1,-1
      -2,0  2,0
      -1,1  3,1
      0,2  1,2  2,2
      each also turned, with an r: -1,-1r
               ┌────╴          ╶────┐
            67 │    :      67r :    │
               └────╴          ╶────┘
      "
    `);
  });

  test('under extended rules every way is listed', () => {
    const position = positionAfter({ ...CONTEST, extended: true, moves: 'start3@0,0 start2@0,-1 draw' });
    expect(listed(legalTexts(position).filter((move) => move.startsWith('65@')))).toMatchInlineSnapshot(`
      "
      -1,-1  1,-1
      -1,0  1,0
      0,1
      each also turned, with an r: -1,-1r
               ┌────╴          ╶────┐
            65 │ ff :      65r : ff │
               └────╴          ╶────┘
      "
    `);
  });

  test('few moves are listed as they are', () => {
    expect(listed(['cat@0.5,0', 'cat@1.5,0', 'pass'])).toBe('\ncat@0.5,0  cat@1.5,0  pass\n');
  });

  test('a cell goes with the card chosen, also where the rules then refuse it', () => {
    expect(read('3,-2', hand, '67')).toEqual({ move: '67@3,-2' });
    expect(read('3,-2r', hand, '67')).toEqual({ move: '67@3,-2r' });
    expect(read('0, 2', hand, '67')).toEqual({ move: '67@0,2' });
    expect(read('67 0,2r', hand)).toEqual({ move: '67@0,2r' });
    expect(read('61', hand, '67')).toMatchObject({ chosen: '61' });
  });

  test('a cell alone goes with the only card, else lists what can lie there', () => {
    const toy = legalTexts(positionAfter(later('draw')));
    expect(read('1.5,1', toy)).toEqual({ move: 'toy3@1.5,1' });
    expect(read('0.5,0', ['cat@0.5,0', 'pass'])).toEqual({ move: 'cat@0.5,0' });
    expect(read('0,2', hand)).toEqual({
      moves: ['61@0,2', '61@0,2r', '67@0,2', '67@0,2r'],
      chosen: null,
    });
    const turn = legalTexts(positionAfter(CONTEST));
    expect(read('0,2', turn)).toEqual({ moves: ['sleep@0,2'], chosen: null });
  });

  test('whole moves and nonsense are left to the rules', () => {
    for (const text of ['draw', 'pass', 'x17', 'zz', '99', '9,9']) expect(read(text, hand)).toBeNull();
  });
});

describe('sentences', () => {
  test.each([
    ['draw', '● You draw a card.'],
    ['pass', '● You lay no cat.'],
    ['17@3,-2r', '● You lay card 17 (1 yarn) at 3,-2, turned.'],
    ['5@3,-2', '● You lay card 5 (empty) at 3,-2.'],
    ['start3@0,0', '● You lay start card 3 (1 feather) at 0,0.'],
    ['cat@-0.5,2', '● You lay an awake cat across -1,2 and 0,2.'],
    ['sleep@3,-2', '● You lay a sleeping cat at 3,-2 instead of drawing.'],
    ['princess@3.5,-2', '● You play the Princess in place of the cat across 3,-2 and 4,-2.'],
    ['princess@3,-2', '● You play the Princess in place of the cat at 3,-2.'],
    ['toy2@3.5,-2', '● You lay special toy 2 (2 mice) across 3,-2 and 4,-2.'],
    ['toy2@3,-2', '● You lay special toy 2 (2 mice) at 3,-2.'],
    ['x17', '● You discard card 17 (1 yarn).'],
    ['xprincess', '● You discard the Princess.'],
  ])('%s', (move, sentence) => {
    expect(boxTable.tellMove(0, move, setting)).toBe(sentence);
    expect(boxTable.tellMove(1, move, setting)).toMatch(/^■ Miso (draws|lays|plays|discards) /);
  });

  test('for every refusal', () => {
    const source = readFileSync(`${RULES}refusals.ts`, 'utf8');
    const codes = [...source.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(25);
    for (const code of codes) {
      const facts = { card: 17, x: 3.5, y: -2, turn: 1 };
      const told = boxTable.tellRefusal({ rule: 'IF-0', code, facts }, setting);
      expect([code, told.startsWith(code)]).toEqual([code, false]);
      expect(told).toMatch(/^[a-z0-9■].* \(IF-0\)$/);
      expect(told).not.toMatch(/undefined|NaN|null/);
    }
  });

  test('for every consequence, in whole games', () => {
    const source = readFileSync(`${RULES}consequences.ts`, 'utf8');
    const types = new Set([...source.matchAll(/tell\('([a-z-]+)'/g)].map(([, type]) => type));
    const told = new Map<string, string[]>();
    for (let seed = 1; seed <= 40; seed++) {
      const random = new SeededRandom(seed);
      const players = 2 + (seed % 4);
      const position = game.newGame({ players, table: 'small', extended: seed % 8 < 4 });
      game.deal(position, random);
      while (!game.isOver(position)) {
        const seat = game.nextSeat(position);
        const moves = listLegalMoves(game, position, seat);
        const isDrawing = game.formatMove(moves[0]) === 'draw' && random.below(30) > 0;
        const answer = act(game, position, seat, moves[isDrawing ? 0 : random.below(moves.length)]);
        if (!answer.ok) throw new Error(answer.error.code);
        for (const one of answer.value) {
          const lines = boxTable.tellConsequence(one, settingFor(players), game.view(position, 0));
          told.set(one.type, [...(told.get(one.type) ?? []), ...lines]);
        }
      }
    }
    for (const type of types) {
      const lines = told.get(type) ?? [];
      expect([type, lines.length > 0 || type === 'game-over']).toEqual([type, true]);
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|null/);
      expect(lines.join('\n')).not.toContain(type === 'discarded' ? 'discarded' : type);
    }
  });

  test('what one draws oneself is told, what others draw is not', () => {
    const drew: Consequence = { type: 'drew', rule: 'IF-9', facts: { seat: 0, left: 40 } };
    const position = positionAfter({ ...CONTEST, moves: 'start3@0,0 start2@0,1 draw' });
    const tell = (seat: number) => boxTable.tellConsequence(drew, setting, game.view(position, seat));
    expect(tell(0)).toEqual(['  It is card 18 (empty).']);
    expect(tell(1)).toEqual([]);
  });
});

describe('the slip at the end', () => {
  test('[IF-21] says what decided a tie', () => {
    const tell = (places: number[]) =>
      boxTable.tellConsequence(
        { type: 'game-over', rule: 'IF-21', facts: { totals: [8, 8], places } },
        setting,
        { result: { scores: [8, 8], penalties: [2, 4] } } as unknown as BoxView,
      );
    expect(tell([1, 2])).toEqual(['  Tied at 8: the fewest penalty points decide, 2.']);
    expect(tell([1, 1])).toEqual([]);
  });

  test('adds up for every seat, box by box', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = new SeededRandom(seed);
      const position = game.newGame({ players: 3, table: 'medium', extended: seed % 2 === 0 });
      game.deal(position, random);
      while (!game.isOver(position)) {
        const seat = game.nextSeat(position);
        const moves = listLegalMoves(game, position, seat);
        const isDrawing = game.formatMove(moves[0]) === 'draw' && random.below(10) > 0;
        game.play(position, seat, moves[isDrawing ? 0 : random.below(moves.length)]);
      }
      const scored: Consequence = { type: 'round-scored', rule: 'IF-19', facts: {} };
      const lines = boxTable.tellConsequence(scored, settingFor(3), game.view(position, null));
      const rows = lines.slice(lines.findIndex((line) => line.includes('──')) + 1);
      const totals: number[] = [];
      const sums: number[] = [];
      for (const row of rows) {
        const total = /^ {2}[●■▲] \w+ +([+-]?\d+) {3}/.exec(row);
        const part = /^ {6}box \S+ +([+-]?\d+) {3}/.exec(row);
        if (total) {
          totals.push(Number(total[1]));
          sums.push(0);
        } else if (part) sums[sums.length - 1] += Number(part[1]);
      }
      expect(totals).toEqual([...game.scores(position).totals]);
      expect(sums).toEqual(totals);
    }
  });
});
