// One table of the arena: its bots stay seated from game to game, and every game has its own seeds,
// so the results don't depend on which thread plays which game.

import {
  decideByItself,
  placeAt,
  placesAfterFailure,
  rotationsOf,
  scheduledGame,
  type ArenaGame,
  type Bot,
  type Failure,
} from '@menagerie/bots';
import { SeededRandom, Session, turnOf, type Game, type Seat } from '@menagerie/rules';
import { botCalled, dealSource, gameCalled } from '../arguments.ts';
import { ExternalBot } from '../external/external-bot.ts';
import { BotFailure } from '../external/line-process.ts';
import type { Running } from '../external/running.ts';
import { commandOf, type ArenaPlan } from './arena-plan.ts';

type Player = Bot | ExternalBot;

const now = (): number => performance.now();

export class ArenaTable {
  readonly #plan: ArenaPlan;
  readonly #game: Game;
  /** In line-up order. */
  readonly #players: readonly Player[];

  constructor(plan: ArenaPlan, running: Running) {
    const game = gameCalled(plan.game);
    this.#plan = plan;
    this.#game = game;
    this.#players = plan.lineUp.map((name) => {
      const command = commandOf(name);
      if (command === undefined) return botCalled(game, name);
      return new ExternalBot(command, game, plan.moveTimeout, running);
    });
  }

  async play(index: number): Promise<ArenaGame> {
    const { options, seed, lineUp } = this.#plan;
    const { deal, rotation } = scheduledGame(index, rotationsOf(lineUp));
    const seated = lineUp.map((_, seat) => this.#players[placeAt(seat, rotation, options.players)]);
    const session = new Session(this.#game, {
      options,
      seats: seated.map((_, seat) => ({ name: `seat ${seat}` })),
      source: dealSource(`${seed}/${deal}`, options.players),
    });
    const randoms = seated.map((_, seat) => new SeededRandom(`${seed}/${deal}/${rotation}/${seat}`));
    const micros: number[][] = seated.map(() => []);
    const failure = await this.#playOut(session, seated, randoms, micros);

    const position = session.position;
    const { totals, places } = this.#game.scores(position);
    const outcome: ArenaGame = {
      deal,
      rotation,
      totals: [...totals],
      places: failure ? placesAfterFailure(places, failure.seat) : [...places],
      rounds: Array.from({ length: this.#game.roundsScored(position) }, (_, round) =>
        this.#game.roundResult(position, round),
      ),
      micros,
      ...(failure ? { failure } : {}),
    };
    for (const player of seated) if (player instanceof ExternalBot) player.tellResult(outcome, !failure);
    return outcome;
  }

  /** No more games: the commands may exit. */
  leave(): void {
    for (const player of this.#players) if (player instanceof ExternalBot) player.leave();
  }

  async #playOut(
    session: Session,
    seated: readonly Player[],
    randoms: readonly SeededRandom[],
    micros: readonly number[][],
  ): Promise<Failure | undefined> {
    const game = this.#game;
    const { options } = this.#plan;
    let seat: Seat = 0;
    try {
      for (; seat < seated.length; seat++) {
        const player = seated[seat];
        if (player instanceof ExternalBot) await player.begin({ options, seat });
      }
      while (!game.isOver(session.position)) {
        session.dealIfDue();
        seat = game.nextSeat(session.position);
        const begun = now();
        const turn = turnOf(game, session.position, seat);
        const player = seated[seat];
        const move =
          player instanceof ExternalBot
            ? await player.decide(turn, (move) => game.refusal(session.position, seat, move))
            : decideByItself(player, turn, randoms[seat], now);
        if (turn.legal.length > 1) micros[seat].push(Math.round((now() - begun) * 1000));
        session.play(seat, move);
      }
      return undefined;
    } catch (error) {
      if (error instanceof BotFailure) return { seat, reason: error.message };
      throw error;
    }
  }
}
