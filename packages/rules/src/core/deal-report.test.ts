import { expect, test } from 'vitest';
import { findGame, GAMES } from '../registry.ts';
import {
  reportDeals,
  type DealQuestion,
  type DealReport,
  type Finding,
  type Witness,
} from './deal-report.ts';
import { commitmentTo, hex32FromWords } from './deal-stream.ts';
import type { Game } from './game.ts';
import { listLegalMoves } from './play.ts';
import { readRecord } from './record-reader.ts';
import { formatRecord } from './record.ts';
import { Session } from './session.ts';

const checkDeal = (text: string, witness: Witness): DealReport =>
  reportDeals(readRecord(text, findGame), witness);

const game: Game = GAMES['trump-whales'];
const SECRET = hex32FromWords('secret');
const COMMITMENT = commitmentTo(SECRET);
const MINE = hex32FromWords('my number');
const HOUSE = hex32FromWords(`menagerie/seat-number/1 ${COMMITMENT} 1`);
const WITNESS: Witness = { commitment: COMMITMENT, seat: 0, number: MINE };

function play(numbers = [MINE, HOUSE]): Session {
  const seats = [{ name: 'Ada' }, { name: 'cat', bot: 'cat' }];
  const session = new Session(game, { options: { players: 2 }, seats, source: { secret: SECRET, numbers } });
  while (!game.isOver(session.position)) {
    session.dealIfDue();
    const seat = game.nextSeat(session.position);
    session.play(seat, listLegalMoves(game, session.position, seat)[0]);
  }
  return session;
}

const honest = play();
const RECORD = formatRecord(honest.closedEvents());

function findingOf(text: string, question: DealQuestion, witness = WITNESS): Finding | undefined {
  return checkDeal(text, witness).findings.find((one) => one.question === question)?.finding;
}

test('an honest game passes every check', () => {
  const report = checkDeal(RECORD, WITNESS);
  expect(report.findings.map(({ finding }) => finding)).toEqual(Array.from({ length: 6 }, () => 'good'));
  expect(report).toMatchObject({ verdict: 'matched', rounds: 3, commitment: COMMITMENT, secret: SECRET });
  expect(report.numbers.map(({ isHouse }) => isHouse)).toEqual([false, true]);
});

test('an edited line is found', () => {
  const report = checkDeal(RECORD.replace('"seat":1', '"seat":0'), WITNESS);
  expect(report).toMatchObject({ verdict: 'broken', fault: { code: 'wrong-sum' } });
});

test('a promise that was changed after it was shown is found, although the record is consistent', () => {
  const other = { ...WITNESS, commitment: commitmentTo(hex32FromWords('another')) };
  expect(checkDeal(RECORD, other).verdict).toBe('broken');
  expect(findingOf(RECORD, 'promise', other)).toBe('bad');
});

test('a number that replaced mine is found', () => {
  expect(findingOf(RECORD, 'own', { ...WITNESS, number: hex32FromWords('other') })).toBe('bad');
});

test('a number chosen for a bot is found', () => {
  const chosen = formatRecord(play([MINE, hex32FromWords('chosen')]).closedEvents());
  expect(findingOf(chosen, 'house')).toBe('bad');
});

test('a secret other than the promised one is found', () => {
  const events = honest
    .closedEvents()
    .map((event) => (event.type === 'ended' ? { ...event, secret: hex32FromWords('other') } : event));
  expect(findingOf(formatRecord(events), 'secret')).toBe('bad');
});

test('cards dealt from another secret are found', () => {
  const events = honest
    .closedEvents()
    .map((event) =>
      event.type === 'opened' && event.deals
        ? { ...event, deals: { ...event.deals, numbers: [hex32FromWords('late'), HOUSE] } }
        : event,
    );
  const report = checkDeal(formatRecord(events), { ...WITNESS, seat: null });
  expect(report).toMatchObject({ verdict: 'broken', fault: { code: 'other-deal' } });
});

test("a reader who saw nothing can't be quite sure", () => {
  expect(checkDeal(RECORD, { commitment: null, seat: null, number: null }).verdict).toBe('unsure');
});

test('a program that plays all seats itself may bring any numbers', () => {
  const seats = ['tiger', 'cat'].map((name) => ({ name, bot: name }));
  const events = play([MINE, hex32FromWords('chosen')])
    .closedEvents()
    .map((event) => (event.type === 'opened' ? { ...event, seats } : event));
  expect(checkDeal(formatRecord(events), { ...WITNESS, seat: null }).verdict).toBe('matched');
});
