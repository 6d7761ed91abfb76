// Reads games made by the C++ rules (GAME-replay make), and reports the results of the checks. For games whose net has
// a fixed list of actions: Cat in the Box and Trump Whales.
import type { Game, Move, Options, Seated, View } from '../../packages/rules/src/index.ts';
import type { Bits } from '../../packages/bots/src/net/bits.ts';

export interface MadeRound {
  readonly deal: unknown;
  readonly steps: readonly (readonly [seat: number, legal: string, move: string, bits: string])[];
  readonly points: readonly number[];
  /** Cat in the Box: who caused one, or -1. */
  readonly paradox?: number;
}

export interface MadeGame {
  readonly options: Options;
  readonly rounds: readonly MadeRound[];
  readonly totals: readonly number[];
  /** Sixtieths of the win. */
  readonly shares: readonly number[];
}

export function readMadeGame(line: string): MadeGame {
  const { rounds, totals, shares, ...options } = JSON.parse(line) as Omit<MadeGame, 'options'> & Options;
  return { options, rounds, totals, shares };
}

export interface NetSide {
  readonly inputs: number;
  readonly setInputs: (view: Seated<View>, bits: Bits) => void;
  readonly actionOf: (view: Seated<View>, move: Move) => number;
}

/** The inputs and actions of the game's net, from the game's folder. */
export async function netSideOf({ id }: Game): Promise<NetSide> {
  const folder = `../../packages/bots/src/${id}`;
  const [{ INPUTS }, { setInputs }, { actionOf }] = (await Promise.all(
    ['features', 'inputs', 'net'].map((name) => import(`${folder}/${name}.ts`)),
  )) as [{ INPUTS: number }, Pick<NetSide, 'setInputs'>, Pick<NetSide, 'actionOf'>];
  return { inputs: INPUTS, setInputs, actionOf };
}
