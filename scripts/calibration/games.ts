// Games in which the net evaluates every position, to compare its chances with the results.

import { botsFor, decide, netFor, playoutBudget, type NetJudge, type Reading } from '@menagerie/bots';
import {
  findGame,
  parseOptions,
  SeededRandom,
  turnOf,
  type Game,
  type Move,
  type Position,
  type Random,
  type Seat,
  type Turn,
} from '@menagerie/rules';

/** A position as its mover's net sees it, and the outcome. */
export interface Seen {
  readonly players: number;
  readonly progress: number;
  /** The net's output for the win. */
  readonly win: number;
  /** The share of the win at the end. */
  readonly won: number;
}

/** A move other than the net's, tried in a position: how far its logit is behind, and the round's result. */
export interface Tried {
  readonly players: number;
  readonly progress: number;
  readonly win: number;
  readonly gap: number;
  /** At the mover's first turn of the next round; if the game ended earlier, the share of the win instead. */
  readonly next: { readonly win: number; readonly progress: number } | { readonly won: number };
}

export interface Played {
  readonly seen: readonly Seen[];
  readonly tried: readonly Tried[];
}

export interface Plan {
  readonly game: string;
  readonly players: number;
  /** `net` or names of bots, one of which each seat gets at random; the playouts follow after an @. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  /** Whether other moves are tried as well. */
  readonly tries: boolean;
}

/**
 * One in this many positions is used, since those of one game are much alike, and in one in this many of these another move
 * is tried.
 */
const EVERY = 4;
const TRY_EVERY = 32;

export function playGames({ game: id, players, bots, seed, games, tries }: Plan): Played {
  const game = findGame(id);
  const net = netFor(id);
  if (!game || !net) throw new Error(`${id} has no net`);
  const seen: Seen[] = [];
  const tried: Tried[] = [];
  for (let i = 0; i < games; i++) {
    const random = new SeededRandom(`${seed}/${players}/${i}`);
    const seats = Array.from({ length: players }, () => bots[random.below(bots.length)]);
    playGame(game, net, seats, random, seen, tries ? tried : null);
  }
  return { seen, tried };
}

function playGame(
  game: Game,
  net: NetJudge,
  bots: readonly string[],
  random: Random,
  seen: Seen[],
  tried: Tried[] | null,
): void {
  const position = game.newGame(someOptions(game, bots.length, random));
  const notes: { readonly seat: Seat; readonly reading: Reading }[] = [];
  while (!game.isOver(position)) {
    if (game.awaitsDeal(position)) game.deal(position, random);
    const seat = game.nextSeat(position);
    const turn = turnOf(game, position, seat);
    const isNoted = random.below(EVERY) === 0;
    const reading = isNoted || bots[seat] === 'net' ? net.read(turn) : null;
    if (reading && isNoted) notes.push({ seat, reading });
    if (reading && tried && turn.legal.length > 1 && random.below(TRY_EVERY) === 0)
      tried.push(tryAnother(game, net, position, seat, reading, random));
    const move =
      bots[seat] === 'net' ? likeliest(turn, reading as Reading) : moveOf(bots[seat], turn, random);
    game.play(position, seat, move);
  }
  for (const { seat, reading } of notes) {
    const { players, progress, win } = reading;
    seen.push({ players, progress, win, won: shareOfWin(game, position, seat) });
  }
}

/**
 * Any move but the net's; then everyone continues by the net to the end of the round. The net can't be asked earlier: it
 * has seen few positions after moves it wouldn't make, and overestimates them.
 */
function tryAnother(
  game: Game,
  net: NetJudge,
  before: Position,
  seat: Seat,
  { players, progress, win, logits }: Reading,
  random: Random,
): Tried {
  const { legal } = turnOf(game, before, seat);
  const most = Math.max(...logits);
  const best = logits.indexOf(most);
  const other = (best + 1 + random.below(legal.length - 1)) % legal.length;
  const known = { players, progress, win, gap: most - logits[other] };
  const position = before.clone();
  game.play(position, seat, legal[other]);
  const playOn = (isEnough: () => boolean): void => {
    for (let next = game.nextSeat(position); next >= 0 && !isEnough(); next = game.nextSeat(position)) {
      const turn = turnOf(game, position, next);
      game.play(position, next, likeliest(turn, net.read(turn)));
    }
  };
  playOn(() => false);
  if (!game.isOver(position)) {
    game.deal(position, random);
    playOn(() => (game.toMove(position) & (1 << seat)) !== 0);
    return { ...known, next: net.read(turnOf(game, position, seat)) };
  }
  return { ...known, next: { won: shareOfWin(game, position, seat) } };
}

const likeliest = ({ legal }: Turn, { logits }: Reading): Move => legal[logits.indexOf(Math.max(...logits))];

function moveOf(name: string, turn: Turn, random: Random): Move {
  const [bot, playouts = '1'] = name.split('@');
  const found = botsFor(turn.view.game).find((one) => one.name === bot);
  if (!found) throw new Error(`${turn.view.game} has no bot called ${bot}`);
  return decide(found, turn, random, playoutBudget(Number(playouts)));
}

function someOptions(game: Game, players: number, random: Random) {
  const chosen = game.options.map(({ name, values }) => [name, values[random.below(values.length)]]);
  const options = parseOptions(game, { players, ...Object.fromEntries(chosen) });
  if (!options.ok) throw new Error(options.error.reason);
  return options.value;
}

function shareOfWin(game: Game, position: Position, seat: Seat): number {
  const { places } = game.scores(position);
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}
