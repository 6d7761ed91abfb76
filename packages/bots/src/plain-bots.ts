// Bots that know nothing about a game but its rules: they try moves with random playouts on deals
// that fit.

import type { Game, Move, Position, Random, Seat } from '@menagerie/rules';
import { randomBot, type Bot } from './bot.ts';
import type { GameBots } from './game-bots.ts';
import type { Level } from './levels.ts';
import { flatBot } from './search/flat.ts';
import type { Model } from './search/model.ts';
import { treeBot } from './search/tree.ts';
import { chancesToWin } from './search/win-chance.ts';

const made = new WeakMap<Game, GameBots>();

export function plainBots(game: Game): GameBots {
  const known = made.get(game);
  if (known) return known;
  const model = plainModel(game);
  /** The weaker a level, the fewer continuations it looks at. */
  const tries = (name: Level, playouts: number): Bot => flatBot(name, model, { playouts, milliseconds: 100 });
  const bots: GameBots = {
    bots: [
      tries('kitten', 24),
      tries('cat', 80),
      tries('ocelot', 200),
      tries('lynx', 500),
      tries('leopard', 1200),
      treeBot('tiger', model, { curiosity: 0.7 }, { milliseconds: 300 }),
      randomBot,
    ],
    model,
  };
  made.set(game, bots);
  return bots;
}

function plainModel(game: Game): Model {
  const moves = new Int32Array(game.maxLegalMoves);
  return {
    game,
    choose: (position: Position, seat: Seat, random: Random): Move =>
      moves[random.below(game.legalMoves(position, seat, moves))],
    judge(position, chances, scores) {
      const { totals, places, rounds } = game.scores(position);
      scores.set(totals);
      if (game.isOver(position)) {
        const winners = places.filter((place) => place === 1).length;
        chances.set(places.map((place) => (place === 1 ? 1 / winners : 0)));
        return;
      }
      // As if the rest of the game could change the scores as much as the most uneven round so far.
      const widths = rounds.map((points) => Math.max(...points) - Math.min(...points));
      chancesToWin(totals, totals.length, Math.max(1, ...widths), chances);
    },
  };
}
