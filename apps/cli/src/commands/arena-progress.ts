// The arena's progress: games, who is leading, and the remaining time.

import { placeAt, winsOf, type ArenaGame } from '@menagerie/bots';
import { Progress } from '../terminal/progress.ts';
import { shortName } from './arena-summary.ts';

export class ArenaProgress {
  readonly #lineUp: readonly string[];
  readonly #total: number;
  readonly #bar: Progress;
  readonly #begun = performance.now();
  readonly #before: number;
  readonly #wins = new Map<string, number>();
  #done = 0;

  constructor(label: string, lineUp: readonly string[], total: number, before: readonly ArenaGame[]) {
    this.#lineUp = lineUp;
    this.#total = total;
    this.#bar = new Progress(label, total);
    this.#before = before.length;
    before.forEach((game) => this.#count(game));
    this.#draw();
  }

  add(game: ArenaGame): void {
    this.#count(game);
    this.#draw();
  }

  clear(): void {
    this.#bar.clear();
  }

  #count({ places, rotation }: ArenaGame): void {
    this.#done++;
    winsOf(places).forEach((win, seat) => {
      const name = this.#lineUp[placeAt(seat, rotation, this.#lineUp.length)];
      this.#wins.set(name, (this.#wins.get(name) ?? 0) + win);
    });
  }

  #draw(): void {
    const notes: string[] = [];
    if (this.#wins.size > 1) {
      const shares = [...this.#wins].map(([name, wins]) => {
        const seats = this.#lineUp.filter((other) => other === name).length;
        return { name, share: wins / seats / this.#done };
      });
      const { name, share } = shares.reduce((a, b) => (b.share > a.share ? b : a));
      notes.push(`${shortName(name)} ${(100 * share).toFixed(1)} %`);
    }
    const played = this.#done - this.#before;
    if (played) {
      const left = ((performance.now() - this.#begun) / played) * (this.#total - this.#done);
      notes.push(`${formatDuration(left)} left`);
    }
    this.#bar.update(this.#done, notes.join(', '));
  }
}

function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours) return `${hours} h ${minutes} min`;
  return minutes ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}
