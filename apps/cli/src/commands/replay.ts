// menagerie replay: shows a recorded game turn by turn, from one seat's perspective or with all cards
// shown.

import {
  findGame,
  moveSeenBy,
  readRecord,
  type Game,
  type GameRecord,
  type Position,
  type Seat,
} from '@menagerie/rules';
import { readText } from '../arguments.ts';
import { EXIT, UsageError } from '../errors.ts';
import { tableFor } from '../tables/index.ts';
import { seatLabel, type Setting } from '../tables/table.ts';
import { chooseInk } from '../terminal/ink.ts';
import { Input } from '../terminal/input.ts';
import type { Command } from 'commander';

interface Flags {
  readonly seat?: number;
  readonly step?: boolean;
  readonly json?: boolean;
}

/** The record, or null after printing why it is refused. If a seat is given, it must be at the table. */
export function openRecord(file: string, seat: Seat | undefined): GameRecord | null {
  const record = readRecord(readText(file), findGame);
  if (!record.ok) {
    const { line, reason } = record.error;
    console.error(`menagerie: ${file} is refused at line ${line}: ${reason}`);
    process.exitCode = EXIT.failed;
    return null;
  }
  const { length } = record.value.header.seats;
  if (seat !== undefined && seat >= length) {
    throw new UsageError(`The record has seats 0 to ${length - 1}, not ${seat}.`);
  }
  return record.value;
}

export async function replayRecord(file: string, flags: Flags, command: Command): Promise<void> {
  const record = openRecord(file, flags.seat);
  if (!record) return;
  const ink = chooseInk(command.optsWithGlobals<{ color?: boolean }>().color, process.stdout);
  const setting: Setting = { names: record.header.seats.map(({ name }) => name), ink };
  if (flags.json) printEvents(record, flags.seat);
  else if (flags.step) await step(record, flags, setting);
  else
    for (const turn of turnsOf(record, flags.seat, setting)) turn.lines.forEach((line) => console.log(line));
}

interface Turn {
  readonly lines: readonly string[];
  /** After the turn. */
  readonly position: Position;
}

function* turnsOf(record: GameRecord, seat: Seat | undefined, setting: Setting): Generator<Turn> {
  const { game, header, steps, end } = record;
  const table = tableFor(game);
  const eyes = seat ?? null;
  const bots = header.seats.map(
    ({ name, bot }, i) => `${seatLabel(i, setting)}${bot && bot !== name ? ` (${bot})` : ''}`,
  );
  let position = game.newGame(record.options);
  yield { lines: [setting.ink('bold', table.title), bots.join('   ')], position };
  for (const step of steps) {
    position = step.position;
    const view = game.view(position, eyes);
    if (step.type === 'dealt') {
      const title = setting.ink('bold', table.tellRound(view, setting));
      yield { lines: ['', title, ...hands(game, position, seat, setting)], position };
    }
    if (step.seat === null) continue;
    const told = table.tellMove(step.seat, moveSeenBy(step, seat ?? 'all'), setting);
    const followed = step.consequences.flatMap((one) => table.tellConsequence(one, setting, view));
    yield { lines: [told, ...followed], position };
  }
  const result = setting.names.map(
    (_, i) => `${seatLabel(i, setting)} ${end.totals[i]} (place ${end.places[i]})`,
  );
  const how = end.reason === 'finished' ? 'Final scores' : 'The game ended early; scores so far';
  yield { lines: [`${how}: ${result.join(', ')}`], position };
}

function hands(game: Game, position: Position, seat: Seat | undefined, setting: Setting): string[] {
  const seats = seat === undefined ? [...setting.names.keys()] : [seat];
  const table = tableFor(game);
  return seats.map((i) => `  ${seatLabel(i, setting)}: ${table.drawHand(game.view(position, i), setting)}`);
}

async function step(record: GameRecord, { seat }: Flags, setting: Setting): Promise<void> {
  const input = new Input();
  const { game } = record;
  const table = tableFor(game);
  for (const { lines, position } of turnsOf(record, seat, setting)) {
    if (input.isInteractive) process.stdout.write('\x1b[2J\x1b[H');
    if (game.nextSeat(position) >= 0) {
      table.draw(game.view(position, seat ?? null), [], setting).forEach((line) => console.log(line));
      console.log();
      hands(game, position, seat, setting).forEach((line) => console.log(line));
      console.log();
    }
    lines.forEach((line) => console.log(line));
    const answer = await input.prompt(setting.ink('dim', '— Enter: next turn, q: quit — '));
    if (!input.isInteractive) console.log();
    if (answer.type === 'interrupt') process.exitCode = EXIT.interrupted;
    if (answer.type !== 'line' || answer.text.trim() === 'q') break;
  }
  input.close();
}

/** For programs: the events in full, or as one seat may see them, each with the view after it. */
function printEvents({ game, options, header, steps, end }: GameRecord, seat: Seat | undefined): void {
  const isLimited = seat !== undefined;
  const print = (event: object, position: Position): void =>
    console.log(JSON.stringify({ ...event, view: game.view(position, seat ?? null) }));
  print(header, game.newGame(options));
  for (const step of steps) {
    const { event, position } = step;
    if (isLimited && event.type === 'dealt') print({ type: 'dealt', round: event.round }, position);
    else if (isLimited && event.type === 'moved') print({ ...event, move: moveSeenBy(step, seat) }, position);
    else print(event, position);
  }
  const last = steps.at(-1)?.position ?? game.newGame(options);
  print(isLimited ? { ...end, secret: undefined } : end, last);
}
