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
import { replayRecord } from './commands/replay.ts';
import { serve, SERVE_HELP } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { verifyRecords } from './commands/verify.ts';

const ARENA_HELP = `
Either --bots or --level-table is needed.
A bot may have a budget for each move: hunter@100ms, or hunter@800 for playouts.
Your own bot is a command: --bots 'cmd:python3 my_bot.py,careful'. docs/bots.md tells what it must answer.`;

const listed = (text: string, before: readonly string[] = []): string[] => [...before, text];

export function createProgram(): Command {
  const game = `the game: ${gameNames()}`;
  const program = new Command('menagerie')
    .description('Animal card games in your terminal, and tools for records, fixtures and simulations.')
    .option('--color', 'use colours even when nobody watches')
    .option('--no-color', 'use no colours')
    .showHelpAfterError('(add --help for what this command takes)')
    .exitOverride();

  const add = (name: string, description: string): Command =>
    program.command(name).description(description).exitOverride();

  addGameOptions(
    add('play', 'Play a game in the terminal against bots.')
      .argument('[game]', `${game} (asked for at a terminal)`)
      .option('--players <n>', 'how many play', wholeNumber(2, 5))
      .option('--seat <n>', 'your seat, from 0', wholeNumber(0, 4), 0),
  )
    .option('--seed <text>', 'deal the same cards every time')
    .option('--bots <name>', 'which bots, with what they may spend: kitten, tiger, hunter@1000ms, …')
    .option('--record <file>', 'write the game to this file when it ends')
    .action(playGame);

  addGameOptions(
    add('simulate', 'Let bots play many games and print a summary.')
      .argument('<game>', game)
      .option('--players <n>', 'how many play', wholeNumber(2, 5))
      .option('--games <n>', 'how many games', wholeNumber(1, 100_000_000), 100),
  )
    .option('--seed <text>', 'play the same games every time', '1')
    .option('--policy <names>', 'one for all seats, or one for each, with commas', 'random')
    .option('--record <file>', 'write a record of every game; with several games each file gets its number')
    .option('--jobs <n>', 'how many processors to use', wholeNumber(1, 256), 1)
    .option('--json', 'print the summary as JSON')
    .action(simulate);

  addGameOptions(
    add('arena', 'Let bots play each other on the same deals, and print how they did.')
      .argument('<game>', game)
      .option('--bots <names>', 'one for each seat, the last for the rest too: tiger,careful', listed)
      .option('--level-table', 'all levels against each other, or the bots named by --bots; two players')
      .option('--neighbours', 'in the level table only each against the next')
      .option('--players <n>', 'how many play', wholeNumber(2, 5))
      .option('--games <n>', 'how many games, rounded up to whole deals', wholeNumber(1, 10_000_000), 400),
  )
    .option('--seed <text>', 'play the same deals every time', '1')
    .option('--jobs <n>', 'how many processors to use', wholeNumber(1, 256), 1)
    .option('--out <file>', 'keep every game in this file; the same command goes on where it was stopped')
    .option('--csv <file>', 'write the table as CSV')
    .option('--json', 'print the summary as JSON')
    .option('--move-timeout <ms>', 'how long a bot of your own may take', wholeNumber(1, 86_400_000), 10_000)
    .addHelpText('after', ARENA_HELP)
    .action(runArena);

  add('fixtures', 'Check files of positions and games that an independent referee worked out.')
    .argument('<game>', game)
    .argument('<files...>', 'fixture files: a JSON array with one row per line')
    .option('--json', 'print the outcome as JSON')
    .action(checkFixtureFiles);

  add('perft', 'Count the sequences of moves from each position of a fixture file.')
    .argument('<game>', game)
    .argument('<file>', 'a fixture file')
    .requiredOption('--depth <n>', 'how many moves deep', wholeNumber(1, 60))
    .option('--json', 'print the counts as JSON')
    .action(printPerft);

  add('replay', 'Tell a recorded game turn by turn.')
    .argument('<file>', 'a record')
    .option('--seat <n>', 'see it through the eyes of this seat, from 0', wholeNumber(0, 4))
    .option('--step', 'show the table and wait for Enter at every turn')
    .option('--json', 'print the events as JSON lines')
    .action(replayRecord);

  add('analyse', 'Tell what each decision of a recorded game cost, by what the seat could see.')
    .argument('<file>', 'a record')
    .option('--seat <n>', 'only the decisions of this seat, from 0', wholeNumber(0, 4))
    .option(
      '--budget <amount>',
      'for each decision: a time, as 200ms, or playouts (32, without a net 4000)',
      parseBudget,
    )
    .option('--seed <text>', 'with a budget of playouts, the same answer every time', '1')
    .option('--jobs <n>', 'how many processors to use', wholeNumber(1, 256), 1)
    .option('--json', 'print everything as JSON')
    .action(analyseRecord);

  add('verify', 'Check records: every move, every score, and the deals against the opened secret.')
    .argument('<files...>', 'records')
    .option('--json', 'print the outcome as JSON')
    .action(verifyRecords);

  add('serve', 'Serve the page and tables over the network.')
    .option('--host <address>', 'the address to listen on; 0.0.0.0 for all (default: localhost)')
    .option('--port <n>', 'the port; 0 for any that is free (default: 8080)', wholeNumber(0, 65535))
    .option('--store <place>', 'a file for SQLite, or postgres://… (default: menagerie.sqlite)')
    .addHelpText('after', SERVE_HELP)
    .action(serve);

  const atStore = (command: Command): Command =>
    command.option('--store <place>', 'a file for SQLite, or postgres://… (default: menagerie.sqlite)');

  atStore(add('backup', 'Copy a whole store into a file, while servers go on.'))
    .argument('[file]', 'the file to write')
    .addHelpText('after', BACKUP_HELP)
    .action(backUpStore);

  atStore(add('restore', 'Fill an empty store from a back-up.'))
    .argument('<file>', 'the back-up')
    .option('--replace', 'throw away what is in the store')
    .addHelpText('after', RESTORE_HELP)
    .action(restoreStore);

  atStore(add('doctor', 'Find what is wrong in a store, and repair it.'))
    .option('--repair', 'repair all that can be repaired')
    .option('--export <folder>', 'copy the logs of damaged tables there')
    .option('--table <id>', 'only this table')
    .option('--json', 'print what was found as JSON')
    .addHelpText('after', DOCTOR_HELP)
    .action(doctor);

  atStore(add('admin', 'Make, list or remove the keys that open the admin page of a server.'))
    .addArgument(
      new Argument('<what>', 'key: make one; keys: list them; remove: void one').choices(ADMIN_CHOICES),
    )
    .option('--label <name>', 'whose key it is: it stands in the audit log', keyLabel, 'operator')
    .addHelpText('after', ADMIN_HELP)
    .action(manageAdminKeys);

  return program;
}
