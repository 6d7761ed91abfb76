// menagerie play: one person against bots in a terminal, or moves from a pipe.

import { LEVELS, ponder, type Bot } from '@menagerie/bots';
import {
  commitmentTo,
  formatRecord,
  listGames,
  listLegalMoves,
  SeededRandom,
  Session,
  turnOf,
  type Game,
  type Move,
  type Seat,
} from '@menagerie/rules';
import type { Command } from 'commander';
import { dealSource, gameCalled, optionsFrom, botCalled, writeText } from '../arguments.ts';
import { EXIT, UsageError } from '../errors.ts';
import { loop } from '../loop.ts';
import { tableFor } from '../tables/index.ts';
import { seatLabel, type Setting, type TerminalTable } from '../tables/table.ts';
import { chooseInk } from '../terminal/ink.ts';
import { Input } from '../terminal/input.ts';
import { Notice } from '../terminal/notice.ts';
import { tellHint, thinkOfHint } from './hint.ts';

interface Flags extends Record<string, unknown> {
  readonly seat: number;
  readonly seed?: string;
  readonly bots?: string;
  readonly record?: string;
}

const BOT_NAMES = ['Miso', 'Pixel', 'Waffle', 'Juno'];

export async function playGame(id: string | undefined, flags: Flags, command: Command): Promise<void> {
  const input = new Input();
  try {
    const game = id === undefined ? await askForGame(input) : gameCalled(id);
    if (game) await playAt(input, game, flags, command);
  } finally {
    input.close();
  }
}

async function playAt(input: Input, game: Game, flags: Flags, command: Command): Promise<void> {
  const options = optionsFrom(game, flags);
  const { seat } = flags;
  if (seat >= options.players) {
    throw new UsageError(
      `With ${options.players} players the seats are 0 to ${options.players - 1}, not ${seat}.`,
    );
  }
  const bots = botCalled(game, flags.bots ?? LEVELS[0]);
  const names = Array.from({ length: options.players }, (_, i) =>
    i === seat ? 'You' : BOT_NAMES[i < seat ? i : i - 1],
  );
  const source = dealSource(flags.seed, options.players);
  const session = new Session(game, {
    options,
    source,
    seats: names.map((name, i) => (i === seat ? { name } : { name, bot: bots.name })),
    date: new Date().toISOString(),
  });
  const ink = chooseInk(command.optsWithGlobals<{ color?: boolean }>().color, process.stdout);
  const evening = new Evening(session, seat, bots, { names, ink }, input);
  process.exitCode = await evening.play(commitmentTo(source.secret));
  if (flags.record !== undefined) saveRecord(session, flags.record);
}

/** At a terminal the person is asked; otherwise it is the first game. Null if the person leaves. */
async function askForGame(input: Input): Promise<Game | null> {
  const games = listGames();
  if (!input.isInteractive) return games[0];
  games.forEach((game, i) => {
    const { min, max } = game.players;
    console.log(`  ${i + 1}  ${tableFor(game).title} (${min}-${max} players)`);
  });
  for (;;) {
    const answer = await input.prompt(`Which game, 1 to ${games.length}? `);
    if (answer.type === 'interrupt') process.exitCode = EXIT.interrupted;
    if (answer.type !== 'line' || answer.text.trim() === 'q') return null;
    const game = games[Number(answer.text) - 1] ?? games.find(({ id }) => id === answer.text.trim());
    if (game) return game;
  }
}

function saveRecord(session: Session, file: string): void {
  writeText(file, formatRecord(session.closedEvents()));
  console.log(`Game saved to ${file}. "menagerie verify ${file}" checks it, including the deals.`);
}

/** What the person wants done at the prompt. */
type Wish =
  { readonly type: 'move'; readonly move: Move } | { readonly type: 'undo' | 'leave' | 'interrupt' };

/** A bot that takes longer is shown as thinking. */
const LONG_MS = 300;

class Evening {
  readonly #session: Session;
  readonly #seat: Seat;
  readonly #bots: Bot;
  readonly #setting: Setting;
  readonly #table: TerminalTable;
  readonly #input: Input;
  /** For example, the card the person has chosen for the coming move. */
  #chosen: string | null = null;

  constructor(session: Session, seat: Seat, bots: Bot, setting: Setting, input: Input) {
    this.#session = session;
    this.#seat = seat;
    this.#bots = bots;
    this.#setting = setting;
    this.#input = input;
    this.#table = tableFor(session.game);
  }

  say(...lines: string[]): void {
    for (const line of lines) console.log(line);
  }

  /** Plays until the game ends or the person leaves; returns the exit code. */
  async play(promise: string): Promise<number> {
    const { ink } = this.#setting;
    this.say(ink('bold', this.#table.title), 'Type a move, or "help".');
    this.say(ink('dim', `Deal fingerprint: ${promise} (the record reveals the secret).`), '');
    const code = await this.#playOn();
    this.#sayResult();
    return code;
  }

  async #playOn(): Promise<number> {
    const { game } = this.#session;
    while (!game.isOver(this.#session.position)) {
      if (this.#session.dealIfDue()) this.#sayRound();
      const bot = this.#botToMove();
      if (bot !== null) {
        const move = await this.#letThink(bot);
        if (move === null) return this.#leave('interrupt');
        this.#playMove(bot, move);
        continue;
      }
      const wish = await this.#askPerson();
      if (wish.type === 'move') this.#playMove(this.#seat, wish.move);
      else if (wish.type === 'undo') this.#undo();
      else return this.#leave(wish.type);
    }
    return EXIT.ok;
  }

  #leave(how: 'leave' | 'interrupt'): number {
    this.say('');
    return how === 'interrupt' ? EXIT.interrupted : EXIT.ok;
  }

  #sayRound(): void {
    const view = this.#session.game.view(this.#session.position, this.#seat);
    this.say(this.#setting.ink('bold', `── ${this.#table.tellRound(view, this.#setting)} ──`));
  }

  #botToMove(): Seat | null {
    const { game, position } = this.#session;
    const mask = game.toMove(position) & ~(1 << this.#seat);
    if (!mask) return null;
    const next = game.nextSeat(position);
    return mask & (1 << next) ? next : 31 - Math.clz32(mask & -mask);
  }

  /** The bot's move, or null if the person interrupts. */
  async #letThink(seat: Seat): Promise<Move | null> {
    const { game, position } = this.#session;
    const bot = this.#bots;
    const turn = turnOf(game, position, seat);
    const notice = new Notice(LONG_MS);
    let [move] = turn.legal;
    try {
      for await (const thought of ponder(bot, turn, new SeededRandom(this.#seed), bot.allowance, loop)) {
        if (this.#input.isInterrupted) return null;
        notice.update(this.#setting.ink('dim', `${this.#setting.names[seat]} is thinking…`));
        move = thought.best;
      }
    } finally {
      notice.clear();
    }
    return move;
  }

  /** The same bot plays the same cards the same way, even after an undo. */
  get #seed(): string {
    const { events } = this.#session;
    return `${JSON.stringify(events[0])}/${events.length}`;
  }

  #playMove(seat: Seat, move: Move): void {
    const { game } = this.#session;
    const isHidden = seat !== this.#seat && game.isSecretMove(move);
    const told = this.#table.tellMove(seat, isHidden ? null : game.formatMove(move), this.#setting);
    const answer = this.#session.act(seat, move);
    if (!answer.ok) throw new Error(`a bot made an illegal move: ${told} ${answer.error.rule}`);
    const view = game.view(this.#session.position, this.#seat);
    this.say(
      told,
      ...answer.value.consequences.flatMap((one) => this.#table.tellConsequence(one, this.#setting, view)),
    );
  }

  #undo(): void {
    const { events } = this.#session;
    const last = events.findLastIndex((event) => event.type === 'moved' && event.seat === this.#seat);
    if (last < 0) {
      this.say('Nothing to undo.');
      return;
    }
    const event = events[last];
    this.#session.rewind(last);
    this.say(`Undone: ${event.type === 'moved' ? event.move : ''}`);
  }

  async #askPerson(): Promise<Wish> {
    const { game, position } = this.#session;
    this.#drawTable();
    const view = game.view(position, this.#seat);
    this.#chosen = null;
    for (;;) {
      const answer = await this.#input.prompt(`${this.#setting.ink('bold', this.#table.prompt(view))}: `);
      if (!this.#input.isInteractive) this.say('');
      if (answer.type !== 'line') return { type: answer.type === 'end' ? 'leave' : 'interrupt' };
      const text = answer.text.trim().toLowerCase();
      if (text === 'undo' || text === 'u') return { type: 'undo' };
      if (text === 'quit' || text === 'q') return { type: 'leave' };
      if (text === 'table' || text === 't') this.#drawTable();
      else if (text === 'moves' || text === 'm') this.#sayMoves();
      else if (text === 'help' || text === '?') this.#sayHelp();
      else if (text === 'hint' || text === 'h') {
        if (!(await this.#giveHint())) return { type: 'interrupt' };
      } else if (text !== '') {
        const move = this.#readMove(text);
        if (move !== null) return { type: 'move', move };
      }
    }
  }

  /** The move, or null after printing why it can't be made or what there is to choose from. */
  #readMove(answer: string): Move | null {
    const { game, position } = this.#session;
    const reading = this.#table.readAnswer?.(answer, this.#legalTexts(), this.#chosen);
    if (reading && 'moves' in reading) {
      this.#chosen = reading.chosen;
      this.#sayMoves(reading.moves);
      return null;
    }
    const text = reading?.move ?? answer;
    const move = game.parseMove(text);
    if (!move.ok) {
      this.say(`"${text}" is not a move. Type "moves" to list yours, or "help".`);
      return null;
    }
    const refusal = game.refusal(position, this.#seat, move.value);
    if (!refusal) return move.value;
    this.say(`You can't play ${text}: ${this.#table.tellRefusal(refusal, this.#setting)}.`);
    return null;
  }

  #legalTexts(): string[] {
    const { game, position } = this.#session;
    return listLegalMoves(game, position, this.#seat).map((move) => game.formatMove(move));
  }

  #drawTable(): void {
    const view = this.#session.game.view(this.#session.position, this.#seat);
    this.say('', ...this.#table.draw(view, this.#legalTexts(), this.#setting), '');
    this.say(`  Your hand: ${this.#table.drawHand(view, this.#setting)}`);
    this.#sayMoves();
  }

  #sayMoves(moves: readonly string[] = this.#legalTexts()): void {
    const view = this.#session.game.view(this.#session.position, this.#seat);
    const lines = this.#table.listMoves(view, moves, this.#setting);
    this.say('  Your moves:', ...lines.map((line) => `    ${line}`), '');
  }

  /** Returns whether it was given: the person may interrupt. */
  async #giveHint(): Promise<boolean> {
    const { game, position } = this.#session;
    const view = game.view(position, this.#seat);
    const estimates = await thinkOfHint(view, this.#seed, this.#input);
    if (estimates) this.say(...tellHint(game, this.#table, view, estimates, this.#setting));
    return estimates !== null;
  }

  #sayHelp(): void {
    this.say(
      'How to type a move:',
      ...this.#table.notation.map((line) => `  ${line}`),
      'Commands:',
      '  hint    think about your moves for a second and show the best',
      '  moves   list your legal moves',
      '  table   show the table again',
      '  undo    undo your last move',
      '  quit    leave the game',
    );
  }

  #sayResult(): void {
    const { game, position } = this.#session;
    const { totals, places } = game.scores(position);
    const rows = totals.map((total, seat) => `${seatLabel(seat, this.#setting)} ${total}`);
    if (!game.isOver(position)) {
      this.say(`You left the game. Scores so far: ${rows.join(', ')}`);
      return;
    }
    const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    this.say(this.#setting.ink('bold', `Final scores: ${rows.join(', ')}`));
    this.say(
      winners.length > 1
        ? `${winners.map((seat) => seatLabel(seat, this.#setting)).join(' and ')} share the win.`
        : winners[0] === this.#seat
          ? 'You win!'
          : `${seatLabel(winners[0], this.#setting)} wins.`,
    );
  }
}
