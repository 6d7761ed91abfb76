import type { Estimate } from '@menagerie/bots/remote';
import { findGame, GAMES, hex32FromWords, type Game } from '@menagerie/rules';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte.ts';
import { FakeBots, NO_NET } from '../testing/fake-bots.ts';
import { FakeDevice, settle } from '../testing/fake-device.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { openSavedGame, planGame, readSavedGame, type SavedGame } from './saved-game.ts';
import type { SeatKind } from './seats.ts';
import { SoloTable } from './solo.svelte.ts';

const game: Game = GAMES['trump-whales'];
let device: FakeDevice;
let bots: FakeBots;
let store: MemoryStore;
let table: SoloTable;

beforeEach(() => {
  settings.pace = 'instant';
  settings.practice = false;
  device = new FakeDevice();
  bots = new FakeBots();
  store = new MemoryStore();
});
afterEach(() => table.stop());

function plan(...kinds: SeatKind[]): SavedGame {
  const seats = kinds.map((kind, seat) => ({ kind, name: `P${seat}` }));
  const numbers = kinds.map((_, seat) => hex32FromWords(`solo ${seat}`));
  const source = { secret: hex32FromWords('solo'), numbers };
  return { ...planGame(game, { players: kinds.length }, seats), key: 'key', source };
}

function open(saved: SavedGame): SoloTable {
  const opened = openSavedGame(saved, findGame(saved.game));
  if (!opened.ok) throw new Error(opened.reason);
  return new SoloTable(saved, opened.session, store, { device, bots: () => bots });
}

async function start(...kinds: SeatKind[]): Promise<void> {
  table = open(plan(...kinds));
  table.start();
  await settle();
}

/** The last legal move, which plays a card. */
async function playCard(): Promise<string> {
  const card = table.legal[table.legal.length - 1];
  table.play(card);
  await settle();
  return card;
}

/** One person against a bot: both make moves until the condition holds. */
async function playUntil(isReached: () => boolean): Promise<void> {
  while (!isReached()) {
    if (table.legal.length > 0) await playCard();
    else await bots.newest.finish();
  }
}

/** The seat whose cards are visible. */
const eyesOf = (): number | null => table.view.seat;
const log = (): string[] => table.story.map(({ seat, move }) => `${seat ?? 'deal'} ${move ?? ''}`);
const lastKept = (): SavedGame => store.puts.at(-1) as SavedGame;

describe('bots', () => {
  test('think one after another, and people wait for them', async () => {
    await start('you', 'cat', 'tiger');
    expect([bots.newest.kind, table.thinking, table.legal]).toEqual(['cat', 1, []]);
    await bots.newest.finish();
    expect([bots.newest.kind, table.thinking]).toEqual(['tiger', 2]);
    await bots.newest.finish();
    expect([bots.thoughts.length, table.thinking]).toEqual([2, null]);
    expect(table.legal.length).toBeGreaterThan(0);
  });

  test('move at the chosen pace', async () => {
    await start('cat', 'cat', 'cat');
    for (let n = 0; n < 3; n++) await bots.newest.finish();
    // Everyone has chosen a first bonus. Seat 0 is the reader's, so its moves are shown only briefly.
    while (table.thinking === 0) await bots.newest.finish();
    settings.pace = 'brisk';
    await bots.newest.finish();
    const [moves, thoughts] = [table.story.length, bots.thoughts.length];
    await device.advance(899);
    expect([table.story.length, bots.thoughts.length]).toEqual([moves, thoughts]);
    await device.advance(1);
    expect([table.story.length, bots.thoughts.length]).toEqual([moves, thoughts + 1]);
  });

  test('that finish thinking after the reader left make no move', async () => {
    await start('you', 'cat');
    const before = log();
    table.stop();
    expect(bots.newest.isStopped).toBe(true);
    await bots.newest.finish();
    expect(log()).toEqual(before);
  });

  test('that fail stop the game with an error', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await start('you', 'cat');
    await bots.newest.fail();
    expect([table.stage, told.mock.calls.length]).toEqual(['broken', 1]);
    told.mockRestore();
  });
});

describe('loading nets', () => {
  test('starts when bots join, and is not shown if it is quick', async () => {
    await start('you', 'cat', 'cat');
    await device.advance(299);
    expect([bots.preparations.length, table.loading.state]).toEqual([1, 'ready']);
    await bots.preparations[0].succeed();
    await device.advance(1000);
    expect(table.loading.state).toBe('ready');
  });

  test('is shown once it takes longer', async () => {
    await start('you', 'cat');
    await device.advance(300);
    expect(table.loading.state).toBe('loading');
    await bots.preparations[0].succeed();
    expect(table.loading.state).toBe('ready');
  });

  test('can be retried after a failure, and the game continues', async () => {
    await start('you', 'cat');
    await bots.preparations[0].fail();
    await bots.newest.fail(NO_NET);
    await device.advance(1000);
    expect([table.loading.state, table.stage, bots.thoughts.length]).toEqual(['failed', 'playing', 1]);
    void table.loading.tryAgain();
    expect(table.loading.state).toBe('loading');
    await bots.preparations[1].fail();
    expect([table.loading.state, bots.thoughts.length]).toEqual(['failed', 1]);
    void table.loading.tryAgain();
    await bots.preparations[2].succeed();
    expect([table.loading.state, bots.thoughts.length]).toEqual(['ready', 2]);
    await bots.newest.finish();
    expect(log().at(-1)).toMatch(/^1 /);
  });

  test('may fail silently if the bots at the table don’t need it', async () => {
    await start('you', 'cat');
    await bots.preparations[0].fail();
    await bots.newest.finish();
    expect([table.loading.state, table.legal.length > 0]).toEqual(['ready', true]);
  });

  test('can also be retried when it fails for a hint', async () => {
    await start('you', 'person');
    table.goOn();
    await settle();
    expect(bots.preparations.length).toBe(0);
    void table.hint();
    await settle();
    await bots.failAnalysis(NO_NET);
    expect([table.loading.state, table.isHinting]).toEqual(['failed', false]);
    void table.loading.tryAgain();
    await bots.preparations[0].succeed();
    expect([table.loading.state, bots.isAnalysing]).toEqual(['ready', true]);
    await bots.tell(null);
  });
});

describe('a person', () => {
  test('can play legal moves, and no others', async () => {
    await start('you', 'cat');
    await bots.newest.finish();
    const before = log();
    table.play('>9');
    table.play('rubbish');
    await settle();
    expect([log(), table.stage]).toEqual([before, 'playing']);
    const card = await playCard();
    expect(log()).toEqual([...before, `0 ${card}`]);
  });

  test('is told why a move is refused', async () => {
    await start('you', 'cat');
    await bots.newest.finish();
    expect(table.refuse('>1')?.rule).toMatch(/^TW-/);
    expect(table.refuse(table.legal[0])).toBeNull();
  });
});

describe('the curtain', () => {
  test('falls on shared devices before any cards show, and between players', async () => {
    await start('you', 'person');
    expect([table.stage, table.legal]).toEqual(['curtain', []]);
    const first = table.eyes;
    table.goOn();
    await settle();
    expect([table.stage, eyesOf()]).toEqual(['playing', first]);
    await playCard();
    expect([table.stage, table.legal]).toEqual(['curtain', []]);
    expect(table.eyes).not.toBe(first);
    expect(eyesOf()).toBe(first);
    table.goOn();
    await settle();
    expect([table.stage, eyesOf()]).toEqual(['playing', table.eyes]);
    expect(table.legal.length).toBeGreaterThan(0);
  });

  test('is never shown to a single player', async () => {
    await start('cat', 'you');
    await playUntil(() => table.story.length > 12);
    expect([table.stage, table.eyes]).toEqual(['playing', 1]);
  });

  test('stays down if the table is left while it is shown', async () => {
    await start('you', 'person');
    table.stop();
    table.goOn();
    await settle();
    expect(table.legal).toEqual([]);
  });
});

describe('taking back', () => {
  /** One person against a bot: the reader leads a trick, and the bot is thinking. Returns the log before that. */
  async function lead(): Promise<string[]> {
    await start('you', 'cat');
    for (;;) {
      await playUntil(() => table.legal.length > 0 && table.story.length > 2);
      const before = log();
      await playCard();
      if (table.thinking === 1) return before;
    }
  }

  test('returns to the choice, and removes the move from log and store', async () => {
    const before = await lead();
    const card = table.story.at(-1)?.move;
    expect(table.canUndo).toBe(true);
    table.undo();
    await settle();
    expect(log()).toEqual(before);
    expect(table.legal).toContain(card);
    const kept = lastKept().events.filter(({ type }) => type === 'moved' || type === 'dealt');
    expect(kept.length).toBe(before.length);
  });

  test('stops the thinking bot and ignores its answer', async () => {
    const before = await lead();
    const thought = bots.newest;
    table.undo();
    expect(thought.isStopped).toBe(true);
    await thought.finish();
    expect([log(), table.stage]).toEqual([before, 'playing']);
  });

  test('and moving again gives the bot the same seed', async () => {
    await lead();
    const { seed } = bots.newest;
    table.undo();
    await settle();
    await playCard();
    expect(bots.newest.seed).toBe(seed);
    await bots.newest.finish();
    await playUntil(() => table.thinking === 1);
    expect(bots.newest.seed).not.toBe(seed);
  });

  test('is impossible after an open move of others, except when practising', async () => {
    const before = await lead();
    await bots.newest.finish();
    const after = log();
    expect(table.canUndo).toBe(false);
    table.undo();
    await settle();
    expect(log()).toEqual(after);
    settings.practice = true;
    expect(table.canUndo).toBe(true);
    table.undo();
    await settle();
    expect(log()).toEqual(before);
  });
});

describe('a hint', () => {
  const estimate = (move: number, chance: number): Estimate => ({
    move,
    chance,
    chanceError: 0.1,
    score: 0,
    scoreError: 0,
    playouts: 1,
  });

  test('lists moves in notation, and improves until it is done', async () => {
    await start('you', 'cat');
    await bots.newest.finish();
    const [move] = table.legal
      .map((text) => game.parseMove(text))
      .flatMap((one) => (one.ok ? [one.value] : []));
    const done = table.hint();
    await settle();
    expect(table.isHinting).toBe(true);
    await bots.tell([estimate(move, 0.4)]);
    expect(table.hints).toMatchObject([{ move: table.legal[0], chance: 0.4 }]);
    await bots.tell([estimate(move, 0.6)]);
    expect(table.hints).toMatchObject([{ chance: 0.6 }]);
    await bots.tell(null);
    await done;
    expect([table.isHinting, table.hints?.length]).toEqual([false, 1]);
  });

  test('disappears when the turn ends, and late results are not shown', async () => {
    await start('you', 'cat');
    await bots.newest.finish();
    void table.hint();
    await settle();
    await bots.tell([estimate(0, 0.4)]);
    await playCard();
    expect(table.hints).toBeNull();
    await bots.tell([estimate(0, 0.5)]);
    expect([table.hints, table.isHinting, bots.isAnalysing]).toEqual([null, false, false]);
  });

  test('appears automatically in a coached game, until it is closed', async () => {
    table = open({ ...plan('you', 'cat'), isCoached: true });
    table.start();
    await settle();
    await bots.newest.finish();
    await playUntil(() => table.legal.length > 1);
    expect(bots.isAnalysing).toBe(true);
    await bots.tell([estimate(0, 0.4)]);
    expect(table.hints?.length).toBe(1);
    table.dropHints();
    await bots.tell(null);
    expect([table.hints, lastKept().isCoached]).toEqual([null, false]);
    await playCard();
    await playUntil(() => table.legal.length > 1);
    expect(bots.isAnalysing).toBe(false);
  });

  test('is unavailable out of turn', async () => {
    await start('you', 'cat');
    await table.hint();
    expect(bots.isAnalysing).toBe(false);
  });
});

describe('the game is saved', () => {
  test('after every event, with the device’s time', async () => {
    await start('you', 'cat');
    await device.advance(60_000);
    await playUntil(() => table.story.length > 12);
    const counts = store.puts.map((one) => (one as SavedGame).events.length);
    expect(counts.length).toBe(table.story.length);
    expect(counts).toEqual(counts.map((_, n) => counts[0] + n));
    expect(lastKept().changed).toBe(new Date(device.now()).toISOString());
    expect(lastKept().isOver).toBe(false);
  });

  test('and continues from there as if nothing had happened', async () => {
    await start('you', 'cat');
    await playUntil(() => table.legal.length > 0 && table.story.length > 6);
    const [before, legal, view] = [log(), table.legal, table.view];
    table.stop();
    const saved = readSavedGame(await store.get('games', 'key'));
    if (!saved) throw new Error('not a saved game');
    table = open(saved);
    table.start();
    await settle();
    expect([log(), table.legal, table.view]).toEqual([before, legal, view]);
    expect(table.record()).toContain('"type":"opened"');
  });
});

test('a round ends with its summary, and the next is dealt when the reader continues', async () => {
  await start('you', 'cat');
  await playUntil(() => table.stage === 'summary');
  const dealt = (): number => log().filter((line) => line.startsWith('deal')).length;
  expect([dealt(), table.scores().rounds.length]).toEqual([1, 1]);
  table.goOn();
  await settle();
  expect([dealt(), table.stage]).toEqual([2, 'playing']);
});

test('a whole game ends, and is saved as over with its totals', async () => {
  await start('you', 'cat');
  while (table.stage !== 'over') {
    await playUntil(() => table.stage !== 'playing');
    table.goOn();
    await settle();
  }
  settings.practice = true;
  expect(lastKept()).toMatchObject({ isOver: true, totals: table.scores().totals });
  expect([table.canUndo, Math.max(...table.scores().totals) >= 30]).toEqual([false, true]);
});
