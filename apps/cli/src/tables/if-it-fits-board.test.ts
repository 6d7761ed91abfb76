import { describe, expect, test } from 'vitest';
import {
  CONTEST,
  game,
  later,
  legalTexts,
  playAtRandom,
  positionAfter,
  setting,
  settingFor,
  type Position,
} from '../testing/if-it-fits.ts';
import { boxTable } from './if-it-fits.ts';

/** The drawing above the legend, with the markings that the current seat sees. */
function boardOf(position: Position): string {
  const lines = boxTable.draw(game.view(position, game.nextSeat(position)), legalTexts(position), setting);
  return `\n${lines
    .slice(
      0,
      lines.findIndex((line) => line.includes('yarn')),
    )
    .join('\n')}\n`;
}

describe('the drawn table', () => {
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

  test('a special toy, a sleeping cat, and cats that a Princess may replace', () => {
    const moves = 'draw toy3@0.5,0 draw 67@0,2r sleep@3,1 draw';
    expect(boardOf(positionAfter(later(moves)))).toMatchInlineSnapshot(`
      "
          -2   -1    0    1    2    3    4

      -1        []   []   []
              ┌──────────────┐
       0   [] │ ff[●]f {f}f  │ []   []
              └──────────────┘····┌────┐
       1        [] : m [■]        │[z●]│ []
                   ╶────┐····+····╵····╵
       2        [] :    │ []   []   []
                   ╶────┘
       3             []

         ════════════════════════════════════
      "
    `);
  });

  test('a turned sleeping cat that blocks an opening, and a Princess in its place', () => {
    const asleep = 'draw toy3@0.5,0 draw 67@0,2r sleep@2,2r draw';
    expect(boardOf(positionAfter(later(asleep)))).toMatchInlineSnapshot(`
      "
          -2   -1    0    1    2    3

      -1        []   []   []
              ┌──────────────┐
       0   [] │ ff[●]f {f}f  │ []
              └──────────────┘····+
       1        [] : m [■]        : []
                   ╶────┐····╷    ╷
       2        [] :    │ [] │[z●]│ []
                   ╶────┘    └────┘
       3             []        []

         ═══════════════════════════════
      "
    `);
    expect(boardOf(positionAfter(later(`${asleep} princess@2,2`)))).toMatchInlineSnapshot(`
      "
          -2   -1    0    1    2    3

      -1        []   []   []
              ┌──────────────┐
       0   [] │ ff(●)f {f}f  │ []
              └──────────────┘····+
       1        [] : m (■)        : []
                   ╶────┐····╷    ╷
       2        [] :    │ [] │ P  │ []
                   ╶────┘    └────┘
       3             []        []

         ═══════════════════════════════
      "
    `);
  });

  test("Princesses, and the table's edge when it is near", () => {
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
                   ├────┤
       3        [] │ z● │ []
                   ╵····╵
         ═══════════════════════════════
      "
    `);
  });

  test('fits 80 columns on the medium table, however full', () => {
    for (let seed = 1; seed <= 5; seed++) {
      playAtRandom({ players: 5, table: 'medium', extended: false, seed, draws: 20 }, (position, move) => {
        const seat = game.nextSeat(position);
        const view = game.view(position, seat);
        const legal = legalTexts(position);
        const lines = [
          ...boxTable.draw(view, legal, settingFor(5)),
          ...boxTable.drawHand(view, settingFor(5)).split('\n'),
          ...boxTable.listMoves(view, legal, settingFor(5)).map((line) => `    ${line}`),
        ];
        expect(lines.filter((line) => line.length > 80)).toEqual([]);
        game.play(position, seat, move);
      });
    }
  });
});

describe('the lines below the table', () => {
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
