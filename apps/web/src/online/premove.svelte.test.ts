import type { Entry } from '@menagerie/protocol';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settings } from '../settings/settings.svelte.ts';
import { FakeDevice, type FakeStream } from '../testing/fake-device.ts';
import { cardsOf, FakeTable } from '../testing/fake-table.ts';
import { Api } from './api.ts';
import { LiveTable } from './live-table.svelte.ts';
import { Premove } from './premove.svelte.ts';

const MOVES = 'POST tables/table/moves';
let device: FakeDevice;
let server: FakeTable;
let table: LiveTable;
let stream: FakeStream;
let premove: Premove;
let leave: () => void;

/** The reader sits after the leader of the first trick, who is to move. */
beforeEach(async () => {
  settings.pace = 'instant';
  device = new FakeDevice();
  server = inFirstTrick((inFirstTrick(0).nextSeat + 1) % 3);
  table = new LiveTable(server.game, server.state, server.log.slice(), new Api(device));
  stream = await device
    .request(`GET tables/table/events?format=ndjson&notices=yes&from=${server.n}`)
    .openStream();
  premove = new Premove(table, { mayPrepare: (move) => !move.startsWith('!') }, device);
  leave = $effect.root(() => premove.follow());
  flushSync();
});
afterEach(() => {
  leave();
  table.close();
});

function inFirstTrick(you: number): FakeTable {
  const at = new FakeTable(you);
  for (const seat of [0, 1, 2]) at.move(seat);
  return at;
}

async function send(entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) await stream.sendLine(entry);
  flushSync();
}

test('nothing is offered before the reader asks, and then whatever the room allows', () => {
  expect(premove.moves).toEqual([]);
  premove.toggle();
  expect(premove.moves.length).toBeGreaterThan(0);
  expect(premove.moves.filter((move) => move.startsWith('!'))).toEqual([]);
});

test('a move chosen ahead is not sent until its turn, and is then played after a moment', async () => {
  premove.toggle();
  premove.choose(premove.moves[0]);
  flushSync();
  await device.advance(10_000);
  expect(device.waiting).toEqual([]);
  const chosen = await chooseLegal();
  expect(table.legal).toContain(chosen);
  await device.advance(999);
  expect(device.waiting).toEqual([]);
  await device.advance(1);
  expect(device.request(MOVES).body).toEqual({ move: chosen, answers: server.state.asked });
  expect([premove.chosen, premove.lost]).toEqual([null, null]);
});

test('the delay is random, between half a second and one and a half', async () => {
  premove.toggle();
  device.chance = 0;
  await chooseLegal();
  await device.advance(500);
  expect(device.waiting).toEqual([MOVES]);
});

/** Chooses a card that will be legal, and lets the leader lead. */
async function chooseLegal(): Promise<string> {
  const [led] = cardsOf(server.legalFor(server.nextSeat));
  const chosen = premove.moves.find((move) => move.startsWith(led[0])) ?? premove.moves[0];
  premove.choose(chosen);
  flushSync();
  await send(server.move(server.nextSeat, led));
  return chosen;
}

test('a move that is no longer legal is dropped and reported, and nothing is sent', async () => {
  premove.toggle();
  premove.choose('>9');
  flushSync();
  await send(server.move());
  expect([premove.chosen, premove.lost]).toEqual([null, '>9']);
  await device.advance(5_000);
  expect(device.waiting).toEqual([]);
  expect(table.legal.length).toBeGreaterThan(0);
});

test('a dropped move is reported until the turn is over', async () => {
  premove.toggle();
  premove.choose('>9');
  flushSync();
  await send(server.move());
  expect(premove.lost).toBe('>9');
  await send(server.move());
  expect(premove.lost).toBeNull();
});

test('it can be changed, and is cancelled by switching off', async () => {
  premove.toggle();
  const [first, second] = premove.moves;
  premove.choose(first);
  premove.choose(second);
  expect(premove.chosen).toBe(second);
  premove.toggle();
  flushSync();
  await send(server.move());
  await device.advance(5_000);
  expect([premove.chosen, device.waiting]).toEqual([null, []]);
});

test('a turn that is answered by hand or elsewhere clears it', async () => {
  premove.toggle();
  const chosen = await chooseLegal();
  const other = cardsOf(table.legal).find((move) => move !== chosen) ?? chosen;
  await send(server.move(server.nextSeat, other));
  await device.advance(5_000);
  expect([premove.chosen, device.waiting]).toEqual([null, []]);
});

test('leaving the screen plays nothing', async () => {
  premove.toggle();
  await chooseLegal();
  leave();
  await device.advance(5_000);
  expect(device.waiting).toEqual([]);
});
