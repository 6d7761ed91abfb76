import { FluentBundle, FluentResource } from '@fluent/bundle';
import { findGame, listLegalMoves, type BoxView, type Consequence, type Game } from '@menagerie/rules';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lesson as boxes } from '../games/if-it-fits/lesson.ts';
import { PAGE_GAMES } from '../games/index.ts';
import { LEARNER, pointsOf, playScripted, replayAt, type Lesson } from './lesson.ts';

const lessons = await Promise.all(
  PAGE_GAMES.map(async ({ id, loadLesson }): Promise<[string, Lesson]> => {
    if (!loadLesson) throw new Error(`${id} has no lesson`);
    return [id, (await loadLesson()).lesson];
  }),
);

describe.each(lessons)('the lesson of %s', (id, lesson) => {
  const words = new FluentBundle('en');
  const catalogue = new URL(`../words/en/${id}-lesson.ftl`, import.meta.url);
  words.addResource(new FluentResource(readFileSync(catalogue, 'utf8')));
  const game = findGame(id) as Game;
  const points = pointsOf(lesson);

  test('every table is possible, and the learner is only asked for legal moves', () => {
    for (const place of points) {
      const { step } = place;
      let replay = replayAt(game, place);
      for (const text of step.before ?? []) replay = playScripted(replay, text).after;
      const { position } = replay;
      if (!step.moves) continue;
      expect(game.nextSeat(position), step.id).toBe(LEARNER);
      const legal = listLegalMoves(game, position, LEARNER).map((move) => game.formatMove(move));
      expect(legal, step.id).toEqual(expect.arrayContaining([...step.moves]));
    }
  });

  test('every step does what its text says', () => {
    for (const place of points) {
      const { before = [], moves = [], then = [], brings = [], id: name } = place.step;
      // Any accepted move may be the one described.
      for (const chosen of moves.length ? moves.map((move) => [move]) : [[]]) {
        let replay = replayAt(game, place);
        const told: Consequence[] = [...before, ...chosen, ...then].flatMap((text) => {
          const { after, consequences } = playScripted(replay, text);
          replay = after;
          return consequences;
        });
        const kept = told.filter(({ type }) => brings.some((fact) => fact.type === type));
        expect(kept, name).toMatchObject(brings.map(({ type, facts }) => ({ type, facts })));
      }
    }
  });

  test('the rest of a scene can be played after any accepted move', () => {
    for (const { scene, step, index } of points) {
      for (const chosen of step.moves?.slice(1) ?? []) {
        const steps = scene.steps.with(index, { ...step, moves: [chosen] });
        const end = { scene: { ...scene, steps }, step, index: steps.length };
        expect(() => replayAt(game, end), `${step.id} ${chosen}`).not.toThrow();
      }
    }
  });

  test('it ends with a score that is explained', () => {
    const last = points[points.length - 1];
    expect(last.step.hasSlip).toBe(true);
    expect(game.roundsScored(replayAt(game, last).position)).toBe(1);
  });

  test('every step has its texts', () => {
    for (const { step } of points) {
      expect(words.hasMessage(`lesson-${step.id}`), step.id).toBe(true);
      expect(words.hasMessage(`lesson-${step.id}-done`), `${step.id}-done`).toBe(step.isTold === true);
      expect(words.hasMessage(`lesson-${step.id}-not`), `${step.id}-not`).toBe(step.moves !== undefined);
    }
  });
});

describe('the boxes of the lesson of if-it-fits', () => {
  const game = findGame('if-it-fits') as Game;

  function boxesAfter(id: string): BoxView['boxes'] {
    const place = pointsOf(boxes).find(({ step }) => step.id === id);
    if (!place) throw new Error(`the lesson has no step ${id}`);
    let replay = replayAt(game, place);
    const { before = [], moves = [], then = [] } = place.step;
    for (const text of [...before, ...moves, ...then]) replay = playScripted(replay, text).after;
    return (game.view(replay.position, LEARNER) as BoxView).boxes;
  }

  test('walls and openings are explained with two joined cards and one separated by a wall', () => {
    const cells = boxesAfter('if-welcome').map((box) => box.cells.map(({ x, y }) => `${x},${y}`));
    expect(cells).toEqual([['0,-1'], ['0,0', '1,0']]);
  });

  test('the sleeping cat joins a box another player is winning, and counts once an awake one is there', () => {
    const upper = { closed: false, cats: [{ awake: 0, asleep: 1 }, { awake: 1 }], takers: [1] };
    expect(boxesAfter('if-sleep').find(({ cats }) => cats[0].asleep > 0)).toMatchObject(upper);
    const later = boxesAfter('if-awake').find(({ cats }) => cats[0].asleep > 0);
    expect(later).toMatchObject({ cats: [{ awake: 1, asleep: 1 }, { awake: 1 }], takers: [0] });
  });
});
