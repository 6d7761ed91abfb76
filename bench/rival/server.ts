// boardgame.io's server set up as in its documentation: its transport, its lobby, storage in memory. The rules
// and the views are ours, so only the servers differ.

import { createRequire } from 'node:module';
import { listGames, listLegalMoves, parseOptions } from '@menagerie/rules';
import type { Game, JsonObject, Position } from '@menagerie/rules';

const require = createRequire(new URL('../../rival/package.json', import.meta.url));
const { Server, Origins } = require('boardgame.io/server') as {
  Server: (options: object) => { run(port: number, ready: () => void): Promise<unknown> };
  Origins: { LOCALHOST: RegExp };
};
const { INVALID_MOVE, Stage } = require('boardgame.io/core') as {
  INVALID_MOVE: string;
  Stage: { NULL: null };
};
const { original } = require('immer') as { original: <T>(draft: T) => T };

/** Its `G`: the full position as data, and whether only its mover may see the last move. */
interface Truth {
  readonly position: JsonObject;
  readonly isSecret: boolean;
}

interface Asked {
  readonly G: Truth;
  readonly ctx: { readonly numPlayers: number };
  /** Null for a spectator. */
  readonly playerID: string | null;
  readonly random: { Die(sides: number): number };
}

/** Data that was just produced isn't parsed again, so the conversion costs the rival next to nothing. */
const positions = new WeakMap<JsonObject, Position>();

function positionOf(game: Game, { position: data }: Truth): Position {
  const known = positions.get(data);
  if (known) return known;
  const read = game.parsePosition(data);
  if (!read.ok) throw new Error(read.error.reason);
  positions.set(data, read.value);
  return read.value;
}

/** Deals first, if a deal is due. */
function truthOf(game: Game, position: Position, isSecret: boolean, { random }: Asked): Truth {
  if (game.awaitsDeal(position)) game.deal(position, { below: (n) => random.Die(n) - 1 });
  const data = game.formatPosition(position);
  positions.set(data, position);
  return { position: data, isSecret };
}

function setup(game: Game, asked: Asked): Truth {
  const options = parseOptions(game, { players: asked.ctx.numPlayers });
  if (!options.ok) throw new Error(options.error.reason);
  return truthOf(game, game.newGame(options.value), false, asked);
}

function play(game: Game, asked: Asked, text: unknown): Truth | string {
  const position = positionOf(game, original(asked.G)).clone();
  const seat = Number(asked.playerID);
  const move = game.parseMove(String(text));
  if (!move.ok || game.refusal(position, seat, move.value)) return INVALID_MOVE;
  game.play(position, seat, move.value);
  return truthOf(game, position, game.isSecretMove(move.value), asked);
}

function playerView(game: Game, { G, playerID }: Asked): object {
  const position = positionOf(game, G);
  const seat = playerID === null ? null : Number(playerID);
  const view = game.view(position, seat);
  const isAsked = seat !== null && view.toMove.includes(seat);
  const legal = isAsked ? listLegalMoves(game, position, seat).map((move) => game.formatMove(move)) : [];
  return { view, legal };
}

const rivalGame = (game: Game): object => ({
  name: game.id,
  minPlayers: game.players.min,
  maxPlayers: game.players.max,
  // Otherwise it keeps every position of a turn; for us the game is one long turn in which any seat may act.
  disableUndo: true,
  turn: { activePlayers: { all: Stage.NULL } },
  setup: (asked: Asked) => setup(game, asked),
  moves: {
    play: {
      move: (asked: Asked, text: unknown) => play(game, asked, text),
      redact: ({ G }: Asked) => G.isSecret,
      client: false,
    },
  },
  endIf: ({ G }: Asked) => game.isOver(positionOf(game, G)) || undefined,
  playerView: (asked: Asked) => playerView(game, asked),
});

const games = listGames().map(rivalGame);
await Server({ games, origins: [Origins.LOCALHOST] }).run(Number(process.env.PORT), () =>
  console.log('ready'),
);
