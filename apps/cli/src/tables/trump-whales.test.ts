import { stripVTControlCharacters } from 'node:util';
import { act, GAMES, listLegalMoves, SeededRandom, type Seat } from '@menagerie/rules';
import type { WhaleConsequence, WhalePosition } from '@menagerie/rules/trump-whales';
import { describe, expect, test } from 'vitest';
import { colourInk, plainInk } from '../terminal/ink.ts';
import type { Setting } from './table.ts';
import { whaleTable } from './trump-whales.ts';

const game = GAMES['trump-whales'];
const NAMES = ['You', 'Miso', 'Pixel', 'Waffle'];
const setting: Setting = { names: NAMES, ink: plainInk };

const HANDS = [
  ['n2', 'n4', 'n8', 'o1', 'o2', 'b1', 'b2', 's1', 's2'],
  ['n3', 'n6', 'n9', 'o3', 'o4', 'b3', 'b4', 's3', 's4'],
  ['b6', 'b7', 'b8', 'b9', 'o6', 'o7', 's6', 's7', '5'],
  ['n1', 'n7', 'o8', 'o9', 's8', 's9', '5', '5', '5'],
];
const KEPT = '+o1 +o3 +s6 +o8';

/** Blue whale is trump, the token is on 1 and seat 0 is first. */
function positionAfter(moves: string): WhalePosition {
  const data = { players: 4, first: 0, trump: 'b', token: 1, hands: HANDS };
  const position = game.parsePosition({ ...data, moves: moves.split(' ').filter(Boolean) });
  if (!position.ok) throw new Error(position.error.reason);
  return position.value;
}

const legalTexts = (position: WhalePosition, seat: Seat): string[] =>
  listLegalMoves(game, position, seat).map((move) => game.formatMove(move));

/** Everything the current seat is shown, put together as `play` does. */
function screenOf(position: WhalePosition): string {
  const seat = game.nextSeat(position);
  const view = game.view(position, seat);
  const legal = legalTexts(position, seat);
  return [
    '',
    ...whaleTable.draw(view, legal, setting),
    '',
    `  Hand: ${whaleTable.drawHand(view, setting)}`,
    ...whaleTable.listMoves(view, legal, setting).map((line) => `    ${line}`),
    `${whaleTable.prompt(view)}: `,
  ].join('\n');
}

describe('the screen', () => {
  test('[TW-6] first bonuses by what they do', () => {
    expect(screenOf(positionAfter('+o1'))).toBe(`
  Trump: blue whale (b)   Coin: 1, lowest wins
  o orca   n narwhal   b blue whale   s sperm whale   ° a pearl

              pearls  cards  total  lacks  bonuses
  ● You           0      8      0    –      has chosen
  ■ Miso          0      9      0    –      ← to move
  ▲ Pixel         0      9      0    –      ← to move
  ◆ Waffle        0      9      0    –      ← to move

  Hand: o3°° o4°°   n3°° n6°° n9°°°   b3°° b4°°   s3°° s4°°
    +o3  +n3  +b3  +s3   keep: flip the coin
    +o4                  keep: make orca (o) trump
    +n6                  keep: make narwhal (n) trump
    +n9                  keep: one pearl
    +b4                  keep: make blue whale (b) trump
    +s4                  keep: make sperm whale (s) trump
Keep a card as your first bonus: `);
  });

  test('[TW-6] only its owner sees a choice', () => {
    const seen = (eyes: Seat) => whaleTable.draw(game.view(positionAfter('+o1'), eyes), [], setting)[4];
    expect(seen(0)).toBe('  ● You           0      8      0    –      o1 +1  has chosen');
    expect(seen(1)).toBe('  ● You           0      8      0    –      has chosen');
  });

  test('[TW-9] the current trick', () => {
    expect(screenOf(positionAfter(`${KEPT} n2`))).toBe(`
  Trick 1 of 8   Trump: blue whale (b)   Coin: 1, lowest wins
  o orca   n narwhal   b blue whale   s sperm whale   ° a pearl

              pearls  cards  total  lacks  bonuses
  ● You           0      7      0    –      o1 +1
  ■ Miso          0      8      0    –      o3 flip  ← to move
  ▲ Pixel         0      8      0    –      s6→s
  ◆ Waffle        0      8      0    –      o8→n

  The trick: narwhal (n) was led
    ● You  n2°°°  ← winning now

  Hand: o4°°   n3°° n6°° n9°°°   b3°° b4°°   s3°° s4°°
    !o3          spend: coin to 9, highest wins
    n3  n6  n9   play: narwhal (n)
Follow with narwhal (n), or spend a bonus first: `);
  });

  test('[TW-12] the pearls to take', () => {
    expect(screenOf(positionAfter(`${KEPT} n2 !o3 n6 b9 5`))).toBe(`
  Trick 1 of 8   Trump: blue whale (b)   Coin: 9, highest wins
  o orca   n narwhal   b blue whale   s sperm whale   ° a pearl

              pearls  cards  total  lacks  bonuses
  ● You           0      7      0    –      o1 +1
  ■ Miso          0      7      0    –
  ▲ Pixel         0      7      0    n      s6→s  ← to move
  ◆ Waffle        0      7      0    –      o8→n

  The trick: narwhal (n) was led
    ● You     n2°°°
    ■ Miso    n6°°   spent o3 flip
    ▲ Pixel   b9°°°  ← wins it
    ◆ Waffle  5°

  Hand: o6°° o7°°   b6°° b7°° b8°°°   s7°°   5°
    *n2   take 3 pearls; ● You keep the bonus: make blue whale (b) trump
    *n6   take 2 pearls; ■ Miso keeps the bonus: make narwhal (n) trump
    *5    take 1 pearl and the lead; nobody gets a bonus
You won the trick! Take the pearls from one card: `);
  });

  test('[TW-13] the leader to name', () => {
    const screen = screenOf(positionAfter(`${KEPT} n2 !o3 n6 b9 5 *n2`));
    expect(screen).toContain('\n    ▲ Pixel   b9°°°  ← won it and took n2\n');
    expect(screen).toContain(`
    >0   ● You lead
    >1   ■ Miso leads
    >2   ▲ Pixel leads
    >3   ◆ Waffle leads
Your five came first; choose who leads the next trick: `);
  });

  test('[TW-10] only fives, followed by any card', () => {
    const screen = screenOf(positionAfter(`${KEPT} n2 !o3 n6 b9 5 *n2 >3 5`));
    expect(screen).toContain('\n  The trick: only fives so far\n    ◆ Waffle  5°     ← winning now\n');
    expect(screen).toContain('\n    !n2      spend: make blue whale (b) trump, as it is already\n');
    expect(screen).toMatch(/\nPlay any card, or spend a bonus first: $/);
  });

  test('[TW-8] a bonus that would turn the trick says so', () => {
    expect(screenOf(positionAfter('+o1 +b3 +s6 +n7 n4 n6 o6'))).toContain(
      '\n    !n7   spend: coin to 9, highest wins; then ■ Miso wins for now\n',
    );
  });

  test('no line is wider than 80 columns, and colours change nothing else, in whole games', () => {
    for (const players of [2, 3, 4]) {
      playRandomly(players, `screens ${players}`, (position, _, told) => {
        const seat = game.nextSeat(position);
        const plain = { names: NAMES.slice(0, players), ink: plainInk };
        const draw = (used: Setting): string[] => {
          if (seat < 0) return [];
          const view = game.view(position, seat);
          const legal = legalTexts(position, seat);
          const moves = whaleTable.listMoves(view, legal, used).map((line) => `    ${line}`);
          const hand = `  Your hand: ${whaleTable.drawHand(view, used)}`;
          return [...whaleTable.draw(view, legal, used), hand, ...moves, `${whaleTable.prompt(view)}: !n2`];
        };
        const lines = draw(plain);
        expect(draw({ ...plain, ink: colourInk }).map(stripVTControlCharacters)).toEqual(lines);
        expect([...lines, ...told].filter((line) => line.length > 80)).toEqual([]);
      });
    }
  });
});

type Visit = (position: WhalePosition, types: readonly string[], told: readonly string[]) => void;

/** A random game; after each move its consequences, and all its messages. */
function playRandomly(players: number, seed: string, visit: Visit): void {
  const position = game.newGame({ players });
  const random = new SeededRandom(seed);
  const used = { names: NAMES.slice(0, players), ink: plainInk };
  while (!game.isOver(position)) {
    if (game.awaitsDeal(position)) {
      game.deal(position, random);
      visit(position, [], [whaleTable.tellRound(game.view(position, 0), used)]);
      continue;
    }
    const seat = game.nextSeat(position);
    const legal = listLegalMoves(game, position, seat);
    const move = legal[random.below(legal.length)];
    const told = [whaleTable.tellMove(seat, game.formatMove(move), used)];
    const answer = act(game, position, seat, move);
    if (!answer.ok) throw new Error(answer.error.code);
    const view = game.view(position, 0);
    const sentences = answer.value.map((one) => whaleTable.tellConsequence(one, used, view));
    expect(sentences.filter((lines) => !lines.length)).toEqual([]);
    const types = answer.value.map(({ type }) => type);
    visit(position, types, [...told, ...sentences.flat()]);
  }
}

describe('sentences', () => {
  const tell = (moves: string, next: string): string[] => {
    const position = positionAfter(moves);
    const seat = game.nextSeat(position);
    const move = game.parseMove(next);
    const answer = move.ok && act(game, position, seat, move.value);
    if (!answer || !answer.ok) throw new Error(next);
    const view = game.view(position, null);
    const followed = answer.value.flatMap((one) => whaleTable.tellConsequence(one, setting, view));
    return [whaleTable.tellMove(seat, next, setting), ...followed];
  };

  test('[TW-4] the round', () => {
    expect(whaleTable.tellRound(game.view(positionAfter(''), 0), setting)).toBe(
      'Round 1: trump blue whale (b), coin 1, lowest wins; ● You lead',
    );
  });
  test('[TW-6] first bonuses, hidden and shown', () => {
    expect(whaleTable.tellMove(1, null, setting)).toBe('■ Miso chooses a first bonus.');
    expect(tell('+o1 +o3 +s6', '+o8')).toEqual([
      '◆ Waffle chooses orca 8 (o8) as first bonus.',
      '  First bonuses: ● You o1 +1, ■ Miso o3 flip, ▲ Pixel s6→s, ◆ Waffle o8→n.',
    ]);
  });
  test('[TW-8] bonuses spent', () => {
    expect(tell(KEPT, '!o1')).toEqual([
      '● You spend the bonus on orca 1 (o1).',
      '  ● You score 1 pearl: 1 this round.',
    ]);
    expect(tell(`${KEPT} n2`, '!o3')[1]).toBe('  The coin flips to 9, highest wins.');
    expect(tell(`${KEPT} n2 n6`, '!s6')[1]).toBe('  Trump changes from blue whale (b) to sperm whale (s).');
    expect(tell('+n2 +o3 +s6 +o8', '!n2')[1]).toBe('  Trump stays blue whale (b).');
  });
  test('[TW-11] [TW-12] [TW-13] a trick', () => {
    expect(tell(`${KEPT} n2 !o3 n6 b9`, '5')).toEqual([
      '◆ Waffle plays a five.',
      '  ▲ Pixel wins trick 1 with blue whale 9 (b9).',
    ]);
    expect(tell(`${KEPT} n2 !o3 n6 b9 5`, '*n2')).toEqual([
      '▲ Pixel takes the pearls from narwhal 2 (n2).',
      '  ▲ Pixel scores 3 pearls: 3 this round.',
      '  ● You keep it as a bonus: make blue whale (b) trump.',
    ]);
    expect(tell(`${KEPT} n2 !o3 n6 b9 5 *n2`, '>0')).toEqual([
      '◆ Waffle chooses who leads next.',
      '  ● You lead the next trick.',
    ]);
  });
  test('[TW-14] the score breakdown explains every point', () => {
    const result = { pearls: [7, 4, 1], bonuses: [3, 1, 0], scores: [8, 4, 1] };
    const scored: WhaleConsequence = { type: 'round-scored', rule: 'TW-14', facts: { round: 1, result } };
    const view = { ...game.view(game.newGame({ players: 3 }), null), totals: [20, 9, 5] };
    const three = { names: NAMES.slice(0, 3), ink: plainInk };
    expect(whaleTable.tellConsequence(scored, three, view)).toEqual([
      '',
      `  ── Round 2 ${'─'.repeat(37)}`,
      '  ● You      +8   7 pearls and 1 for 3 unspent bonuses; total 20',
      '  ■ Miso     +4   4 pearls, none for 1 unspent bonus; total 9',
      '  ▲ Pixel    +1   1 pearl; total 5',
      '',
    ]);
  });
  test('[TW-15] the end, and a tie that delays it', () => {
    const view = game.view(positionAfter(KEPT), null);
    const totals = [31, 12, 31, 8];
    const tied: WhaleConsequence = { type: 'tied-for-the-win', rule: 'TW-15', facts: { totals } };
    expect(whaleTable.tellConsequence(tied, setting, { ...view, totals })[0]).toBe(
      '  Someone reached 30, but ● You and ▲ Pixel are tied at 31: one more round.',
    );
    const over: WhaleConsequence = {
      type: 'game-over',
      rule: 'TW-15',
      facts: { totals: [31, 33, 8, 9], places: [2, 1, 4, 3] },
    };
    expect(whaleTable.tellConsequence(over, setting, view)[0]).toBe(
      '  Someone reached 30: the game is over.',
    );
  });

  test('every consequence in whole games has a sentence, seeds 0 to 19', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      playRandomly(2 + (seed % 3), String(seed), (_, types, told) => {
        types.forEach((type) => met.add(type));
        expect(told.join('\n')).not.toMatch(/undefined|NaN|\[object/);
        types.forEach((type) => expect(told.join('\n')).not.toContain(type));
      });
    }
    expect([...met].sort()).toEqual([
      'bonus-kept',
      'first-bonuses-shown',
      'game-over',
      'leader-named',
      'pearl-scored',
      'pearls-taken',
      'round-scored',
      'tied-for-the-win',
      'token-flipped',
      'trick-won',
      'trump-moved',
    ]);
  });
});

describe('refusals', () => {
  test('every one in whole games has a sentence and its rule', () => {
    const sentences = new Map<string, string>();
    const tryAll = (position: WhalePosition): void => {
      for (let seat = 0; seat <= position.players; seat++) {
        for (let move = 0; move < 256; move++) {
          const refusal = game.refusal(position, seat, move);
          if (!refusal || sentences.has(refusal.code)) continue;
          sentences.set(refusal.code, whaleTable.tellRefusal(refusal, setting));
        }
      }
    };
    tryAll(game.newGame({ players: 3 }));
    for (let seed = 0; seed < 3; seed++) playRandomly(3, `refused ${seed}`, tryAll);
    expect([...sentences.keys()].sort()).toEqual([
      'already-chosen',
      'bonus-not-in-front',
      'card-not-in-hand',
      'card-not-in-trick',
      'choose-first',
      'five-has-no-bonus',
      'must-follow',
      'name-a-leader-first',
      'no-move-due',
      'no-such-seat',
      'not-your-turn',
      'own-card',
      'play-a-card',
      'take-pearls-first',
    ]);
    for (const [code, sentence] of sentences) {
      expect(sentence).not.toContain(code);
      expect(sentence).not.toMatch(/undefined| {2}|^ /);
      expect(sentence).toMatch(/ \(TW-\d+\)$/);
    }
  });
  test('the facts are named', () => {
    const refused = (moves: string, next: string): string => {
      const position = positionAfter(moves);
      const move = game.parseMove(next);
      const refusal = move.ok && game.refusal(position, game.nextSeat(position), move.value);
      return refusal ? whaleTable.tellRefusal(refusal, setting) : '';
    };
    expect(refused(`${KEPT} n2`, 's3')).toBe(
      'narwhal (n) was led and you have one: play that family or a five (TW-9)',
    );
    expect(refused(`${KEPT} n2`, '!b6')).toBe('blue whale 6 (b6) is not one of your bonuses (TW-8)');
    expect(refused(`${KEPT} n2 !o3 n6 b9 5`, '*b9')).toBe(
      "you played blue whale 9 (b9) yourself; take the pearls from someone else's card (TW-12)",
    );
  });
});
