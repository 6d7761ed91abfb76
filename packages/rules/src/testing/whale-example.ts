// A deal of Trump Whales for tests, in which the rulebook's example trick can be played.

import type { Seat } from '../core/game.ts';
import { trumpWhales } from '../trump-whales/index.ts';
import type { WhalePosition } from '../trump-whales/types.ts';
import { setUp } from './set-up.ts';

const HANDS = [
  ['n2', 'n4', 'n8', 'o1', 'o2', 'b1', 'b2', 's1', 's2'],
  ['n3', 'n6', 'n9', 'o3', 'o4', 'b3', 'b4', 's3', 's4'],
  ['b6', 'b7', 'b8', 'b9', 'o6', 'o7', 's6', 's7', '5'],
  ['n1', 'n7', 'o8', 'o9', 's8', 's9', '5', '5', '5'],
];
/** A point, a flip, trump to sperm whales, trump to narwhals. */
const CHOICES = ['+o1', '+o3', '+s6', '+o8'];

export interface ExampleRound {
  readonly first?: Seat;
  readonly trump?: string;
  readonly token?: number;
  readonly moves?: string;
}

/** By default blue whales are trump and the token is on 1; everyone has a first bonus. */
export function exampleRound({ first = 0, trump = 'b', token = 1, moves = '' }: ExampleRound): WhalePosition {
  const choices = CHOICES.map((_, i) => CHOICES[(first + i) % 4]);
  const all = [...choices, ...moves.split(' ').filter(Boolean)];
  return setUp(trumpWhales, { players: 4, first, trump, token, hands: HANDS, moves: all });
}

/** The same, before anyone has a first bonus. */
export function exampleDeal(...moves: string[]): WhalePosition {
  return setUp(trumpWhales, { players: 4, first: 0, trump: 'b', token: 1, hands: HANDS, moves });
}
