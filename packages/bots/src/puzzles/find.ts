// Finds puzzles in a game among tigers: turns in which one move is clearly best and weaker players often miss it. The net
// passes over most turns in a fraction of a millisecond; the rest are searched, and an answer must be best in four ways
// that share no samples: looking ahead with the net, playouts of the policy without it, the searching bot, and plain tree
// search. All of them sample what may be hidden from the view.

import {
  dealSourceFromWords,
  SeededRandom,
  Session,
  turnOf,
  type Game,
  type Move,
  type Options,
  type Position,
  type Random,
  type Seated,
  type Turn,
  type View,
} from '@menagerie/rules';
import { decide, type Bot } from '../bot.ts';
import { playoutBudget } from '../budget.ts';
import type { GameBots } from '../game-bots.ts';
import { likeliestMove, type Judgement, type NetJudge } from '../net/judgement.ts';
import { lookByNet, lookByPlayout } from '../search/look.ts';
import { evenStudy, studyOf } from '../search/study.ts';
import { Comparison, findLead, type Compared } from './comparison.ts';
import { attempt, ratingFrom, type Attempts } from './difficulty.ts';
import type { Effort } from './effort.ts';
import {
  idOf,
  lineLength,
  playText,
  sessionOf,
  wordsOf,
  type Gain,
  type Puzzle,
  type PuzzleGame,
  type PuzzleHead,
} from './puzzle-file.ts';
import type { PuzzleThemes } from './themes.ts';

export interface Ground {
  readonly game: Game;
  readonly bots: GameBots & { readonly net: NetJudge; readonly themes: PuzzleThemes };
  readonly effort: Effort;
}

/** Turns closer than this to a sure win or loss are skipped. */
const LEAST_OPEN = 0.04;
/** One in this many puzzles easier than this is kept. */
const EASY = 850;
const EASY_ONES = 3;
/** If all of these find the net's move at the first try, the turn is too easy. */
const FIRST_TRIES = ['kitten', 'kitten', 'kitten', 'cat', 'ocelot', 'lynx'];
const AT_ONCE = playoutBudget(1);
/** For each unit of chance * (1 - chance), as in search/candidate.ts. */
const NET_ERROR = 0.1;

interface Candidate {
  readonly turn: Turn;
  readonly judgement: Judgement;
  readonly at: number;
}

/** Whether a puzzle with these themes is still wanted. */
export type IsWanted = (themes: readonly string[]) => boolean;

/** Game number n of a seed with its puzzles, or null if it has none. */
export function findPuzzles(
  ground: Ground,
  head: PuzzleHead,
  n: number,
  isWanted: IsWanted,
): PuzzleGame | null {
  const { game, effort } = ground;
  const random = new SeededRandom(`${wordsOf(head, n)}/find`);
  const options = optionsFor(game, n);
  const { moves, turns } = playGame(ground, options, wordsOf(head, n));
  const played = { n, options, moves: moves.join(' ') };
  const candidates = turns.filter((one) => isWorthALook(ground, one, random));
  const puzzles: Puzzle[] = [];
  for (const candidate of shuffled(candidates, random)) {
    if (puzzles.length === effort.perGame) break;
    const puzzle = puzzleAt(ground, head, { ...played, puzzles }, candidate, random, isWanted);
    if (puzzle) puzzles.push(puzzle);
  }
  if (puzzles.length === 0) return null;
  return { ...played, puzzles: puzzles.sort((a, b) => a.at - b.at) };
}

/** Cycles through numbers of players and the game's other options. */
function optionsFor({ players: { min, max }, options }: Game, n: number): Options {
  const players = min + (n % (max - min + 1));
  let rest = Math.floor(n / (max - min + 1));
  const chosen: Record<string, string | number | boolean> = { players };
  for (const { name, values } of options) {
    chosen[name] = values[rest % values.length];
    rest = Math.floor(rest / values.length);
  }
  return chosen as Options;
}

function playGame(
  { game, bots, effort }: Ground,
  options: Options,
  words: string,
): { readonly moves: readonly string[]; readonly turns: readonly Candidate[] } {
  const random = new SeededRandom(`${words}/play`);
  const tiger = botCalled(bots, 'tiger');
  const source = dealSourceFromWords(words, options.players);
  const seats = Array.from({ length: options.players }, () => ({ name: 'tiger', bot: 'tiger' }));
  const session = new Session(game, { options, seats, source });
  const moves: string[] = [];
  const turns: Candidate[] = [];
  session.dealIfDue();
  while (!game.isOver(session.position)) {
    const seat = game.nextSeat(session.position);
    const turn = turnOf(game, session.position, seat);
    if (turn.legal.length > 1) turns.push({ turn, judgement: bots.net.judge(turn), at: moves.length });
    const move =
      turn.legal.length === 1
        ? turn.legal[0]
        : decide(tiger, turn, random, playoutBudget(effort.playouts.tiger));
    session.play(seat, move);
    session.dealIfDue();
    moves.push(game.formatMove(move));
  }
  return { moves, turns };
}

/** The net sees a lead that somebody may miss, and the game is still open. */
function isWorthALook({ bots, effort }: Ground, { turn, judgement }: Candidate, random: Random): boolean {
  const { chances, chance } = judgement;
  if (chance < LEAST_OPEN || chance > 1 - LEAST_OPEN) return false;
  const sorted = [...chances].sort((a, b) => b - a);
  if (sorted[0] - sorted[1] < effort.opinion) return false;
  const favourite = likeliestMove(turn, judgement);
  return FIRST_TRIES.some((name) => decide(botCalled(bots, name), turn, random, AT_ONCE) !== favourite);
}

function puzzleAt(
  ground: Ground,
  head: PuzzleHead,
  played: PuzzleGame,
  { turn, judgement, at }: Candidate,
  random: Random,
  isWanted: IsWanted,
): Puzzle | null {
  const { game, bots, effort } = ground;
  const moves = likeliest(turn, judgement, effort.moves);
  const [answer] = moves;
  const attempts = attempt(bots.bots, turn, answer, random);
  if (missed(attempts) < effort.missed) return null;
  if (ratingFrom(attempts, turn.legal.length) < EASY && random.below(EASY_ONES) > 0) return null;
  const check = findLead(byPlayouts(ground, turn, moves, random), effort.check);
  if (check?.[0].move !== answer) return null;
  const themes = bots.themes.themesOf(sceneOf(game, turn, check, random));
  if (themes.length === 0 || !isWanted(themes)) return null;
  const isFound = (name: string, playouts: number): boolean =>
    decide(botCalled(bots, name), turn, random, playoutBudget(playouts)) === answer;
  if (!isFound('hunter', effort.playouts.hunter)) return null;
  if (turn.legal.length <= effort.playouts.treeMoves && !isFound('ismcts', effort.playouts.tree)) return null;
  const rivals = check.slice(0, effort.rivals).map(({ move }) => move);
  const ahead = findLead(byNet(ground, turn, rivals, random), effort.ahead);
  if (ahead?.[0].move !== answer || gainAhead(ahead)[0] < 2 * gainAhead(ahead)[1]) return null;
  const text = game.formatMove(answer);
  const isTigers = played.moves.split(' ')[at] === text;
  return {
    id: idOf(played.n, at),
    at,
    seat: turn.view.seat,
    answer: text,
    chance: rounded(ahead[0].chance),
    gain: gainAhead(ahead),
    check: gainOf(check),
    others: ahead
      .slice(1)
      .sort((a, b) => a.behind.mean - b.behind.mean)
      .map(
        ({ move, behind }) => [game.formatMove(move), rounded(behind.mean), rounded(behind.error)] as const,
      ),
    themes,
    rating: ratingFrom(attempts, turn.legal.length),
    ...(isTigers ? {} : { line: lineAfter(ground, head, played, at, text) }),
  };
}

function byNet(
  { bots }: Ground,
  { view }: Turn,
  moves: readonly Move[],
  random: Random,
): Comparison<Position, View> {
  const { model, net } = bots;
  const study = evenStudy(model, view, random);
  return new Comparison({ model, study, look: lookByNet(model, net, view.seat), view }, moves, random);
}

function byPlayouts(
  { bots }: Ground,
  { view }: Turn,
  moves: readonly Move[],
  random: Random,
): Comparison<Position, View> {
  const { model, themes } = bots;
  const study = studyOf(model, view, random);
  const look = lookByPlayout(model, study, view.seat);
  return new Comparison(
    { model, study, look, view, ...(themes.measure ? { measure: themes.measure } : {}) },
    moves,
    random,
  );
}

function likeliest({ legal }: Turn, { logits }: Judgement, most: number): readonly Move[] {
  return legal
    .map((move, i) => ({ move, logit: logits[i] }))
    .sort((a, b) => b.logit - a.logit)
    .slice(0, most)
    .map(({ move }) => move);
}

function sceneOf(game: Game, { view, legal }: Turn, ranked: readonly Compared[], random: Random) {
  const sample = game.sample(view, random);
  const after = (move: Move) => {
    const position = sample.clone();
    game.play(position, view.seat, move);
    return position;
  };
  return {
    view,
    legal,
    ranked,
    viewAfter: (move: Move): Seated => game.view(after(move), view.seat),
    consequencesOf: (move: Move) => game.consequences(sample, after(move)),
  };
}

/** With the real cards, played by tigers that only see their own. */
function lineAfter(
  { game, bots, effort }: Ground,
  head: PuzzleHead,
  played: PuzzleGame,
  at: number,
  answer: string,
): string {
  const session = sessionOf(game, head, played, at);
  const tiger = botCalled(bots, 'tiger');
  const random = new SeededRandom(`${wordsOf(head, played.n)}/${at}`);
  const round = game.roundsScored(session.position);
  playText(session, answer);
  const line: string[] = [];
  while (line.length < lineLength(played.options.players) && game.roundsScored(session.position) === round) {
    const turn = turnOf(game, session.position, game.nextSeat(session.position));
    const text = game.formatMove(decide(tiger, turn, random, playoutBudget(effort.playouts.tiger)));
    line.push(text);
    playText(session, text);
  }
  return line.join(' ');
}

/** The net's own error remains however many samples it sees. */
function gainAhead(ranked: readonly Compared[]): Gain {
  const [mean, error, playouts] = gainOf(ranked);
  const { chance } = ranked[0];
  return [mean, rounded(Math.hypot(error, NET_ERROR * chance * (1 - chance))), playouts];
}

/** Over the closest move, which may be one that was dropped early. */
function gainOf([, ...others]: readonly Compared[]): Gain {
  const { behind, playouts } = others.reduce((a, b) => (b.behind.mean < a.behind.mean ? b : a));
  return [rounded(behind.mean), rounded(behind.error), playouts];
}

function missed(attempts: readonly Attempts[]): number {
  const tries = attempts.reduce((sum, one) => sum + one.tries, 0);
  const hits = attempts.reduce((sum, one) => sum + one.hits, 0);
  return (tries - hits) / tries;
}

function botCalled({ bots }: GameBots, name: string): Bot {
  const bot = bots.find((one) => one.name === name);
  if (!bot) throw new Error(`there is no ${name}`);
  return bot;
}

function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  return items
    .map((item) => ({ item, key: random.below(1 << 16) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
