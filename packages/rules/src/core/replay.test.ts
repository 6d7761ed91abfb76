import { describe, expect, test } from 'vitest';
import { GAME_IDS, GAMES } from '../registry.ts';
import { decisionsOf } from './decisions.ts';
import { hex32FromWords } from './deal-stream.ts';
import type { Game } from './game.ts';
import { act, listLegalMoves, parseOptions } from './play.ts';
import { SeededRandom } from './random.ts';
import type { PlayEvent } from './record.ts';
import { moveSeenBy, Replay, type Step } from './replay.ts';

const PLAYERS = 3;
const SOURCE = { secret: hex32FromWords('s'), numbers: ['a', 'b', 'c'].map(hex32FromWords) };

function startOf(game: Game): Replay {
  const options = parseOptions(game, { players: PLAYERS });
  if (!options.ok) throw new Error(options.error.reason);
  return Replay.start(game, options.value);
}

/** A whole random game, as it was decided. */
function play(game: Game): Step[] {
  const random = new SeededRandom('replay');
  const steps: Step[] = [];
  let replay = startOf(game);
  while (!game.isOver(replay.position)) {
    const dealt = replay.deal(SOURCE);
    const seat = game.nextSeat(replay.position);
    const legal = dealt ? [] : listLegalMoves(game, replay.position, seat);
    const taken: readonly Step[] = dealt ? [dealt] : replay.play(seat, legal[random.below(legal.length)]);
    steps.push(...taken);
    replay = steps[steps.length - 1].after;
  }
  return steps;
}

describe.each(GAME_IDS)('%s', (id) => {
  const game: Game = GAMES[id];
  const steps = play(game);

  test('the decisions replay event by event with the same outcome', () => {
    let replay = startOf(game);
    for (const step of steps) {
      const taken = replay.take(JSON.parse(JSON.stringify(step.event)) as PlayEvent);
      if (!taken.ok) throw new Error(taken.error.reason);
      const { n, type, round, seat, move, isSecret, showedCards, consequences } = step;
      expect(taken.value).toMatchObject({
        ...{ n, type, round, seat, move, isSecret, showedCards },
        consequences: consequences as unknown[],
      });
      expect(taken.value.position).toEqual(step.position);
      replay = taken.value.after;
    }
    expect(game.isOver(replay.position)).toBe(true);
  });

  test('a step leaves the replay before it unchanged: going back is returning to it', () => {
    const texts = steps.map(({ before }) => JSON.stringify(game.formatPosition(before.position)));
    for (const { before, event } of steps.toReversed()) before.take(event);
    expect(steps.map(({ before }) => JSON.stringify(game.formatPosition(before.position)))).toEqual(texts);
    const middle = steps[steps.length >> 1];
    const again = middle.before.take(middle.event);
    expect(again.ok && again.value.position).toEqual(middle.position);
  });

  test('the consequences match those of the checked move', () => {
    for (const { event, before, consequences } of steps) {
      if (event.type !== 'moved') continue;
      const move = game.parseMove(event.move);
      if (!move.ok) throw new Error(move.error.reason);
      const played = act(game, before.position.clone(), event.seat, move.value);
      expect(played).toEqual({ ok: true, value: consequences });
    }
    const types = steps.flatMap(({ consequences }) => consequences.map(({ type }) => type));
    expect(types.filter((type) => type === 'round-scored')).toHaveLength(
      steps.filter(({ type }) => type === 'scored').length,
    );
    expect(types.at(-1)).toBe('game-over');
  });

  test('events out of order or against the rules are faults and change nothing', () => {
    const scored = steps.find(({ type }) => type === 'scored') as Step;
    const moved = steps.find(({ type }) => type === 'moved') as Step;
    const codeOf = (replay: Replay, event: PlayEvent): string | null => {
      const step = replay.take(event);
      return step.ok ? null : step.error.code;
    };
    expect(codeOf(scored.before, moved.event)).toBe('score-missing');
    expect(codeOf(scored.after, scored.event)).toBe('wrong-round');
    expect(codeOf(scored.before, { ...scored.event, result: {} } as PlayEvent)).toBe('wrong-result');
    expect(codeOf(steps[0].before, { ...steps[0].event, round: 1 } as PlayEvent)).toBe('wrong-round');
    expect(codeOf(steps[0].before, moved.event)).toBe('illegal-move');
    expect(codeOf(moved.before, { type: 'moved', seat: 0, move: 'rubbish' })).toBe('illegal-move');
    expect(codeOf(scored.before, scored.event)).toBe(null);
    expect(moved.before.deal(SOURCE)).toBe(null);
  });

  test('decisions are the moves that had an alternative, with what the seat saw', () => {
    const decisions = decisionsOf(steps);
    expect(decisions.length).toBeGreaterThan(5);
    for (const { n, seat, view, legal, played } of decisions) {
      const step = steps.find((one) => one.n === n) as Step;
      expect([step.seat, step.move]).toEqual([seat, game.formatMove(played)]);
      expect(view).toEqual(game.view(step.before.position, seat));
      expect(legal).toContain(played);
      expect(legal.length).toBeGreaterThan(1);
    }
    expect(decisionsOf(steps, 1)).toEqual(decisions.filter(({ seat }) => seat === 1));
  });

  test('a secret move is seen only by its mover and by those who see everything', () => {
    for (const step of steps.filter(({ isSecret }) => isSecret)) {
      const seat = step.seat as number;
      expect([moveSeenBy(step, seat), moveSeenBy(step, 'all')]).toEqual([step.move, step.move]);
      expect([moveSeenBy(step, (seat + 1) % PLAYERS), moveSeenBy(step, null)]).toEqual([null, null]);
    }
  });
});
