import { GAMES, parseOptions, SeededRandom, turnOf, type Game, type Turn } from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import { loadNets } from '../node.ts';
import { netFor } from '../registry.ts';
import { likeliestMove, netJudge, type NetJudge } from './judgement.ts';
import type { Calibration } from './calibration.ts';
import type { NetTable } from './table.ts';

const GAMES_PLAYED = 3;
const TABLE: NetTable = { namespace: 'test', inputs: {}, actions: {}, outputs: {}, hidden: {} };
const PLAIN = { shift: 0, scale: 1, lateShift: 0, lateScale: 0, perLogit: 0.5 };
const CALIBRATION: Calibration = {
  2: PLAIN,
  3: { ...PLAIN, shift: -1, scale: 2, lateShift: 1, lateScale: -1 },
};

function judge(players: number, progress: number) {
  const reading = { logits: Float64Array.of(1, 3, 2), win: 1, points: 4, players, progress };
  return netJudge(TABLE, CALIBRATION, () => reading).judge({} as Turn);
}

const chanceOf = (odds: number) => 1 / (1 + Math.exp(-odds));

describe('a judgement', () => {
  test('has the chances that calibration computes from the outputs, by players and progress', () => {
    expect(judge(2, 0).chance).toBeCloseTo(chanceOf(1), 12);
    expect(judge(3, 0).chance).toBeCloseTo(chanceOf(-1 + 2), 12);
    expect(judge(3, 1).chance).toBeCloseTo(chanceOf(0 + 1), 12);
    expect(judge(3, 0.5).chance).toBeCloseTo(chanceOf(-0.5 + 1.5), 12);
  });

  test('gives the best move the chance of the position, and the others less for each unit of their logit', () => {
    const { chances, logits, points } = judge(2, 0);
    expect([...chances].map((chance) => Math.log(chance / (1 - chance)))).toEqual([
      expect.closeTo(0),
      expect.closeTo(1),
      expect.closeTo(0.5),
    ]);
    expect(logits.reduce((sum, logit) => sum + Math.exp(logit), 0)).toBeCloseTo(1, 12);
    expect(points).toBe(4);
  });
});

describe.each((Object.values(GAMES) as Game[]).filter(({ id }) => netFor(id)))('$id', (game) => {
  loadNets();
  const { min, max } = game.players;

  test.each(Array.from({ length: max - min + 1 }, (_, i) => min + i))(
    'is calibrated for %i players',
    (players) => {
      const options = parseOptions(game, { players });
      if (!options.ok) throw new Error(options.error.reason);
      const random = new SeededRandom(`calibrated ${players}`);
      let turns = 0;
      let sum = 0;
      for (let i = 0; i < GAMES_PLAYED; i++) {
        const position = game.newGame(options.value);
        while (!game.isOver(position)) {
          if (game.awaitsDeal(position)) game.deal(position, random);
          const seat = game.nextSeat(position);
          const turn = turnOf(game, position, seat);
          const judgement = (netFor(game.id) as NetJudge).judge(turn);
          expect(Math.max(...judgement.chances)).toBe(judgement.chance);
          turns++;
          sum += judgement.chance;
          game.play(position, seat, likeliestMove(turn, judgement));
        }
      }
      // Every seat moves about equally often, so over whole games the mean is an equal share.
      expect(Math.abs(sum / turns - 1 / players)).toBeLessThan(0.1);
    },
  );
});
