// All commands and their flags, in one place.

import { Argument, Command } from 'commander';
import { addGameOptions, gameNames, keyLabel, wholeNumber } from './arguments.ts';
import { ADMIN_CHOICES, ADMIN_HELP, manageAdminKeys } from './commands/admin.ts';
import { runArena } from './commands/arena.ts';
import { analyseRecord, parseBudget } from './commands/analyse.ts';
import { BACKUP_HELP, backUpStore, RESTORE_HELP, restoreStore } from './commands/backup.ts';
import { doctor, DOCTOR_HELP } from './commands/doctor.ts';
import { checkFixtureFiles } from './commands/fixtures.ts';
import { printPerft } from './commands/perft.ts';
import { playGame } from './commands/play.ts';
import { makePuzzles } from './commands/puzzles.ts';
import { replayRecord } from './commands/replay.ts';
import { serve, SERVE_HELP } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { verifyRecords } from './commands/verify.ts';

const ARENA_HELP = `
Either --bots or --level-table is needed.
A bot may have a budget for each move: hunter@100ms, or hunter@800 for playouts.
Your own bot is a command: --bots 'cmd:python3 my_bot.py,careful'. docs/bots.md describes the protocol.`;

const listed = (text: string, before: readonly string[] = []): string[] => [...before, text];

export function createProgram(): Command {
  const game = `the game: ${gameNames()}`;
  const program = new Command('menagerie')
    .description('Animal card games in your terminal, and tools for records, fixtures and simulations.')
    .option('--color', 'always use colours')
    .option('--no-color', 'never use colours')
    .showHelpAfterError('(add --help to see what this command takes)')
    .exitOverride();

  const add = (name: string, description: string): Command =>
    program.command(name).description(description).exitOverride();

  addGameOptions(
    add('play', 'Play a game in the terminal against bots.')
      .argument('[game]', `${game} (you are asked if you leave it out)`)
      .option('--players <n>', 'number of players', wholeNumber(2, 5))
      .option('--seat <n>', 'your seat (seats count from 0)', wholeNumber(0, 4), 0),
  )
    .option('--seed <text>', 'seed: the same text deals the same cards')
    .option('--bots <name>', 'opponents, with an optional thinking budget: kitten, tiger, hunter@1000ms, …')
    .option('--record <file>', 'write the game to this file when it ends')
    .action(playGame);

  addGameOptions(
    add('simulate', 'Have bots play many games and print a summary.')
      .argument('<game>', game)
      .option('--players <n>', 'number of players', wholeNumber(2, 5))
      .option('--games <n>', 'number of games', wholeNumber(1, 100_000_000), 100),
  )
    .option('--seed <text>', 'seed: the same text plays the same games', '1')
    .option('--policy <names>', 'one for all seats, or one per seat, separated by commas', 'random')
    .option('--record <file>', 'write a record of every game; with several games, each file gets a number')
    .option('--jobs <n>', 'number of processors to use', wholeNumber(1, 256), 1)
    .option('--json', 'print the summary as JSON')
    .action(simulate);

  addGameOptions(
    add('arena', 'Have bots play each other on the same deals and print the results.')
      .argument('<game>', game)
      .option('--bots <names>', 'one per seat; the last one fills the remaining seats: tiger,careful', listed)
      .option(
        '--level-table',
        'play all levels, or the bots named by --bots, against each other; two players by default',
      )
      .option('--neighbours', 'with --level-table, pair each level only with the next')
      .option('--players <n>', 'number of players', wholeNumber(2, 5))
      .option('--games <n>', 'number of games, rounded up to whole deals', wholeNumber(1, 10_000_000), 400),
  )
    .option('--seed <text>', 'seed: the same text plays the same deals', '1')
    .option('--jobs <n>', 'number of processors to use', wholeNumber(1, 256), 1)
    .option('--out <file>', 'save every game to this file; run the same command again to resume')
    .option('--csv <file>', 'write the table as CSV')
    .option('--json', 'print the summary as JSON')
    .option('--move-timeout <ms>', 'time limit per move for your own bot', wholeNumber(1, 86_400_000), 10_000)
    .addHelpText('after', ARENA_HELP)
    .action(runArena);

  add('fixtures', 'Check the rules against positions and games from an independent implementation.')
    .argument('<game>', game)
    .argument('<files...>', 'fixture files: a JSON array with one row per line')
    .option('--json', 'print the outcome as JSON')
    .action(checkFixtureFiles);

  add('perft', 'Count the move sequences from each position in a fixture file.')
    .argument('<game>', game)
    .argument('<file>', 'a fixture file')
    .requiredOption('--depth <n>', 'depth in moves', wholeNumber(1, 60))
    .option('--json', 'print the counts as JSON')
    .action(printPerft);

  add('replay', 'Replay a recorded game turn by turn.')
    .argument('<file>', 'a record')
    .option('--seat <n>', "show it from this seat's perspective (seats count from 0)", wholeNumber(0, 4))
    .option('--step', 'show the table and wait for Enter after every turn')
    .option('--json', 'print the events as JSON lines')
    .action(replayRecord);

  add('analyse', 'Show what each decision in a recorded game cost, given what the player could see.')
    .argument('<file>', 'a record')
    .option('--seat <n>', 'only the decisions of this seat (seats count from 0)', wholeNumber(0, 4))
    .option(
      '--budget <amount>',
      'per decision: a time such as 200ms, or a number of playouts (default 32; without a net 4000)',
      parseBudget,
    )
    .option('--seed <text>', 'seed: with a budget of playouts, the same text gives the same answer', '1')
    .option('--jobs <n>', 'number of processors to use', wholeNumber(1, 256), 1)
    .option('--json', 'print everything as JSON')
    .action(analyseRecord);

  const puzzles = add('puzzles', 'Make puzzles: positions in which one move is clearly best.');
  puzzles
    .command('make')
    .description('Find puzzles in games between tigers. An existing file is continued.')
    .exitOverride()
    .argument('<game>', game)
    .option('--count <n>', 'number of puzzles', wholeNumber(1, 100_000), 300)
    .option('--out <file>', 'the file to write (default: GAME.puzzles.ndjson)')
    .option('--seed <text>', 'seed: the same text finds the same puzzles', '1')
    .option('--theme <name>', 'only puzzles with this theme; --count applies to these')
    .action(makePuzzles);

  add('verify', 'Check records: every move, every score, and the deals against the revealed secret.')
    .argument('<files...>', 'records')
    .option('--json', 'print the outcome as JSON')
    .action(verifyRecords);

  add('serve', 'Serve the page and online tables.')
    .option('--host <address>', 'the address to listen on; 0.0.0.0 for all (default: localhost)')
    .option('--port <n>', 'the port; 0 for any free one (default: 8080)', wholeNumber(0, 65535))
    .option('--store <place>', 'a file for SQLite, or postgres://… (default: menagerie.sqlite)')
    .addHelpText('after', SERVE_HELP)
    .action(serve);

  const atStore = (command: Command): Command =>
    command.option('--store <place>', 'a file for SQLite, or postgres://… (default: menagerie.sqlite)');

  atStore(add('backup', 'Back up the whole store to a file, while servers keep running.'))
    .argument('[file]', 'the file to write')
    .addHelpText('after', BACKUP_HELP)
    .action(backUpStore);

  atStore(add('restore', 'Fill an empty store from a backup.'))
    .argument('<file>', 'the backup')
    .option('--replace', 'discard what is in the store')
    .addHelpText('after', RESTORE_HELP)
    .action(restoreStore);

  atStore(add('doctor', 'Find and repair damage in a store.'))
    .option('--repair', 'repair everything that can be repaired')
    .option('--export <folder>', 'copy the logs of damaged tables to this folder')
    .option('--table <id>', 'only this table')
    .option('--json', 'print the findings as JSON')
    .addHelpText('after', DOCTOR_HELP)
    .action(doctor);

  atStore(add('admin', 'Create, list or remove keys for the admin page of a server.'))
    .addArgument(
      new Argument('<what>', 'key: create one; keys: list them; remove: revoke one').choices(ADMIN_CHOICES),
    )
    .option('--label <name>', 'whose key it is, as shown in the audit log', keyLabel, 'operator')
    .addHelpText('after', ADMIN_HELP)
    .action(manageAdminKeys);

  return program;
}
