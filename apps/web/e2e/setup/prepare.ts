// Games in progress, for tests and screenshots that need a table in a certain state.

import { botsFor, decide, playoutBudget } from '@menagerie/bots';
import { loadNets } from '@menagerie/bots/node';
import {
  findGame,
  hex32FromWords,
  parseOptions,
  SeededRandom,
  turnOf,
  type Game,
  type GameId,
} from '@menagerie/rules';
import { openSavedGame, type SavedGame } from '../../src/play/saved-game.ts';
import type { SeatKind } from '../../src/play/seats.ts';

export interface Wish {
  readonly game: GameId;
  readonly players: number;
  readonly options?: Readonly<Record<string, string | boolean>>;
  readonly seed?: string;
  /** By seat; you and kittens if absent. */
  readonly kinds?: readonly SeatKind[];
  /** How many moves to make; all if absent. After that, play continues until seat 0 is to move. */
  readonly moves?: number;
}

loadNets();

const NAMES = ['You', 'Miso', 'Pixel', 'Waffle', 'Juno'];
/** When people share the device, nobody is called "You". */
const NAMES_SHARED = ['Ada', ...NAMES.slice(1)];

export function prepareGame(wish: Wish): SavedGame {
  const { players, seed = 'prepared', kinds } = wish;
  const game = findGame(wish.game) as Game;
  const options = parseOptions(game, { players, ...wish.options });
  if (!options.ok) throw new Error(options.error.reason);
  const names = kinds?.includes('person') ? NAMES_SHARED : NAMES;
  const seats = names.slice(0, players).map((name, seat) => ({
    name,
    kind: kinds?.[seat] ?? (seat === 0 ? ('you' as const) : ('kitten' as const)),
  }));
  const date = '2026-01-01T12:00:00.000Z';
  const saved: SavedGame = {
    key: `${wish.game}-${players}-${wish.moves ?? 'all'}`,
    game: wish.game,
    rules: game.rulesVersion,
    options: options.value,
    seats,
    source: { secret: hex32FromWords(seed), numbers: seats.map(({ name }) => hex32FromWords(seed + name)) },
    date,
    changed: date,
    isOver: false,
    totals: seats.map(() => 0),
    events: [],
  };
  return playOn(game, saved, seed, wish.moves ?? Infinity);
}

/** A game in which seat 0's next move is its last. */
export function prepareLastTurn(wish: Omit<Wish, 'moves'>): SavedGame {
  const saved = prepareGame(wish);
  const last = saved.events.findLastIndex((event) => event.type === 'moved' && event.seat === 0);
  return { ...saved, key: `${saved.key}-last`, events: saved.events.slice(0, last), isOver: false };
}

function playOn(game: Game, saved: SavedGame, seed: string, moves: number): SavedGame {
  const opened = openSavedGame(saved, game);
  if (!opened.ok) throw new Error(opened.reason);
  const { session } = opened;
  const random = new SeededRandom(seed);
  const [bot] = botsFor(game.id).filter(({ name }) => name === 'kitten');
  for (let made = 0; !game.isOver(session.position); made++) {
    session.dealIfDue();
    const seat = game.nextSeat(session.position);
    if (made >= moves && seat === 0) break;
    session.play(seat, decide(bot, turnOf(game, session.position, seat), random, playoutBudget(0)));
  }
  const { position } = session;
  return {
    ...saved,
    events: [...session.events],
    totals: [...game.scores(position).totals],
    isOver: game.isOver(position),
  };
}
