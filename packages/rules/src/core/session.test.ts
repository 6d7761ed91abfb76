import { expect, test } from 'vitest';
import { GAME_IDS, GAMES } from '../registry.ts';
import { hex32FromWords } from './deal-stream.ts';
import type { Game } from './game.ts';
import { listLegalMoves, parseOptions } from './play.ts';
import { SeededRandom } from './random.ts';
import type { RecordEvent } from './record.ts';
import { Session, type SessionPlan } from './session.ts';

function halfPlayed(game: Game): { session: Session; plan: SessionPlan } {
  const options = parseOptions(game, { players: 2 });
  if (!options.ok) throw new Error(options.error.reason);
  const numbers = ['one', 'two'].map(hex32FromWords);
  const plan = {
    options: options.value,
    seats: [{ name: 'A' }, { name: 'B' }],
    source: { secret: hex32FromWords('secret'), numbers },
  };
  const session = new Session(game, plan);
  const random = new SeededRandom('half played');
  for (let moves = 0; moves < 10; moves++) {
    session.dealIfDue();
    const seat = game.nextSeat(session.position);
    const legal = listLegalMoves(game, session.position, seat);
    session.play(seat, legal[random.below(legal.length)]);
  }
  return { session, plan };
}

test.each(GAME_IDS)('%s: a saved session is restored exactly', (id) => {
  const game: Game = GAMES[id];
  const { session, plan } = halfPlayed(game);
  const restored = Session.restore(game, plan, structuredClone(session.events));
  if (!restored.ok) throw new Error(restored.error.reason);
  expect(restored.value.events).toEqual(session.events);
  expect(game.formatPosition(restored.value.position)).toEqual(game.formatPosition(session.position));
});

test.each(GAME_IDS)('%s: events that break the rules are a fault with their number', (id) => {
  const game: Game = GAMES[id];
  const { session, plan } = halfPlayed(game);
  const last = session.events.findLast(({ type }) => type === 'moved') as RecordEvent;
  const doubled = Session.restore(game, plan, [...session.events, last, last, last, last]);
  expect(doubled).toMatchObject({ ok: false, error: { reason: expect.stringMatching(/^event 1\d/) } });
  const rubbish = Session.restore(game, plan, [{ type: 'moved', seat: 0, move: 'rubbish' }]);
  expect(rubbish).toMatchObject({ ok: false, error: { code: 'illegal-move' } });
  const noDeal = Session.restore(game, plan, [{ type: 'dealt', round: 0, deal: { hands: 'none' } }]);
  expect(noDeal.ok).toBe(false);
});

test.each(GAME_IDS)('%s: events made under other rules are not replayed', (id) => {
  const game: Game = GAMES[id];
  const { session, plan } = halfPlayed(game);
  const [opened, ...rest] = session.events;
  const restored = Session.restore(game, plan, [{ ...opened, rules: 99 } as RecordEvent, ...rest]);
  expect(restored).toMatchObject({ ok: false, error: { code: 'other-rules' } });
  const reason = restored.ok ? '' : restored.error.reason;
  for (const version of [99, game.rulesVersion]) expect(reason).toContain(`version ${version}`);
});
