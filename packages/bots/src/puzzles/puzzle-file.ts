// Puzzles as they are stored: one file per game, in JSON lines. The first line is the head; each line after it is a
// whole game among strong bots with the puzzles found in it. Cards follow from a seed in words, so a game is its
// options and its moves. No bot is needed to read a file, and the page reads them too.

import {
  dealSourceFromWords,
  findGame,
  fault,
  ok,
  Session,
  type Game,
  type Options,
  type Result,
  type Seat,
} from '@menagerie/rules';

export const PUZZLE_FORMAT = 'menagerie-puzzles';
export const PUZZLE_VERSION = 1;

export interface PuzzleHead {
  readonly format: typeof PUZZLE_FORMAT;
  readonly version: typeof PUZZLE_VERSION;
  readonly game: string;
  readonly rules: number;
  readonly seed: string;
}

/** A difference in chances to win, its standard error, and the number of playouts of each of the two moves. */
export type Gain = readonly [mean: number, error: number, playouts: number];

export interface Puzzle {
  /** Unique in its file: the number of the game and of the move. */
  readonly id: string;
  /** How many moves come before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly answer: string;
  /** The chance to win with the answer. */
  readonly chance: number;
  /** How far the answer leads the second-best move: looking ahead with the net, and by playouts without it. */
  readonly gain: Gain;
  readonly check: Gain;
  /** Other moves that were compared, best first: how far each is behind, and the error of that. */
  readonly others: readonly (readonly [move: string, behind: number, error: number])[];
  /** Most specific first. */
  readonly themes: readonly string[];
  /** On the scale of the players' puzzle ratings. */
  readonly rating: number;
  /** How play continues after the answer; absent if the answer is what was played. */
  readonly line?: string;
}

export interface PuzzleGame {
  /** Its number: the deals follow from it and the seed in the head. */
  readonly n: number;
  readonly options: Options;
  /** All moves of the game in order. */
  readonly moves: string;
  readonly puzzles: readonly Puzzle[];
}

export interface PuzzleFile {
  readonly head: PuzzleHead;
  readonly games: readonly PuzzleGame[];
}

export function formatPuzzles({ head, games }: PuzzleFile): string {
  return [head, ...games].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/**
 * The files are our own, so we only check for what can go wrong in transit: a truncated file, or one of another
 * version.
 */
export function parsePuzzles(text: string): Result<PuzzleFile> {
  const lines = text.split('\n').filter((line) => line !== '');
  let parsed: unknown[];
  try {
    parsed = lines.map((line): unknown => JSON.parse(line));
  } catch {
    return fault('not-json', 'a line is torn');
  }
  const head = parsed[0] as PuzzleHead | undefined;
  if (head?.format !== PUZZLE_FORMAT || head.version !== PUZZLE_VERSION)
    return fault('no-puzzles', `this is not a ${PUZZLE_FORMAT} of version ${PUZZLE_VERSION}`);
  const game = findGame(head.game);
  if (!game) return fault('unknown-game', `there is no game called ${head.game}`);
  if (game.rulesVersion !== head.rules) return fault('other-rules', `made by rules ${head.rules}`);
  return ok({ head, games: parsed.slice(1) as PuzzleGame[] });
}

export const wordsOf = ({ seed, game }: PuzzleHead, n: number): string => `puzzle/${game}/${seed}/${n}`;

export const idOf = (n: number, at: number): string => `${n.toString(36)}-${at}`;

/** The game up to a move, or to its end. Throws if it doesn't follow these rules. */
export function sessionOf(
  game: Game,
  head: PuzzleHead,
  { n, options, moves }: Pick<PuzzleGame, 'n' | 'options' | 'moves'>,
  upTo = Infinity,
): Session {
  const source = dealSourceFromWords(wordsOf(head, n), options.players);
  const seats = Array.from({ length: options.players }, () => ({ name: 'tiger', bot: 'tiger' }));
  const session = new Session(game, { options, seats, source });
  session.dealIfDue();
  for (const text of moves.split(' ').slice(0, upTo)) playText(session, text);
  return session;
}

/** Plays a move given as text, and the deal that follows. */
export function playText(session: Session, text: string): void {
  const { game, position } = session;
  const move = game.parseMove(text);
  const done = move.ok && session.act(game.nextSeat(position), move.value);
  if (!done || !done.ok) throw new Error(`${text} is not a move here`);
  session.dealIfDue();
}

/** Moves per seat shown after an answer, unless the round ends earlier. */
const TURNS_SHOWN = 3;

/** The moves after the answer, to be shown one by one. */
export function lineOf({ moves, options }: PuzzleGame, { at, answer, line }: Puzzle): readonly string[] {
  const played = moves.split(' ');
  const rest = line === undefined && played[at] === answer ? played.slice(at + 1) : (line ?? '').split(' ');
  return rest.filter((text) => text !== '').slice(0, lineLength(options.players));
}

export const lineLength = (players: number): number => TURNS_SHOWN * players;
