import { describe, expect, it } from 'vitest';
import { groupMoves, hasWaysUp, isTurnable, movesAt, onlyPiece } from './group-moves.ts';

describe('groupMoves', () => {
  it('groups placements by piece and place, both ways up together', () => {
    const { pieces } = groupMoves(['17@0,1', '17@0,1r', '17@-2,3r', 'princess@1.5,0']);
    expect([...pieces.keys()]).toEqual(['17', 'princess']);
    expect(pieces.get('17')).toEqual([
      { x: 0, y: 1, upright: '17@0,1', turned: '17@0,1r' },
      { x: -2, y: 3, upright: null, turned: '17@-2,3r' },
    ]);
    expect(pieces.get('princess')).toEqual([{ x: 1.5, y: 0, upright: 'princess@1.5,0', turned: null }]);
  });

  it('[IF-13] takes a sleeping cat either way up', () => {
    const { pieces } = groupMoves(['draw', 'sleep@3,-2', 'sleep@3,-2r', 'sleep@0,1r']);
    expect(pieces.get('sleep')).toEqual([
      { x: 3, y: -2, upright: 'sleep@3,-2', turned: 'sleep@3,-2r' },
      { x: 0, y: 1, upright: null, turned: 'sleep@0,1r' },
    ]);
    expect(['17', 'sleep', 'cat', 'start3', 'toy2', 'princess'].map(hasWaysUp)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('separates moves that are not placements', () => {
    expect(groupMoves(['draw', 'sleep@0,1'])).toMatchObject({ draw: true, pass: false, discards: [] });
    expect(groupMoves(['cat@0.5,1', 'pass']).pass).toBe(true);
    expect(groupMoves(['x17', 'xprincess', 'xtoy2']).discards).toEqual(['17', 'princess', 'toy2']);
  });

  it('[IF-9] leaves the choice between drawing and a sleeping cat open', () => {
    expect(onlyPiece(groupMoves(['draw', 'sleep@0,1']))).toBeNull();
  });

  it('[IF-15] picks up a piece if there is no choice', () => {
    expect(onlyPiece(groupMoves(['toy1@0.5,0', 'toy1@1.5,0']))).toBe('toy1');
    expect(onlyPiece(groupMoves(['cat@0.5,1', 'pass']))).toBe('cat');
    expect(onlyPiece(groupMoves(['17@0,1', '18@0,1']))).toBeNull();
  });
});

describe('movesAt', () => {
  const both = { x: 0, y: 0, upright: '17@0,0', turned: '17@0,0r' };
  const onlyTurned = { ...both, upright: null };

  it('lays a card as it is held', () => {
    expect(movesAt(both, false)).toEqual({ move: '17@0,0', isTurned: false });
    expect(movesAt(both, true)).toEqual({ move: '17@0,0r', isTurned: true });
  });

  it('[IF-22] turns it where only that is allowed', () => {
    expect(movesAt(onlyTurned, false)).toEqual({ move: '17@0,0r', isTurned: true });
    expect(isTurnable(onlyTurned)).toBe(false);
    expect(isTurnable(both)).toBe(true);
  });
});
