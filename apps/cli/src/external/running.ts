// The running process groups, in memory shared by all threads: whichever thread ends the program
// can kill them all, even if the thread that started them is busy or gone.

import type { ChildProcess } from 'node:child_process';

const CLOSED = 0;
const STARTING = 1;
const FIRST = 2;

export class Running {
  readonly shared: SharedArrayBuffer;
  /** Whether no more may start, how many are just being started, and the process ids. */
  readonly #state: Int32Array;

  constructor(shared: SharedArrayBuffer) {
    this.shared = shared;
    this.#state = new Int32Array(shared);
  }

  static withRoomFor(processes: number): Running {
    return new Running(new SharedArrayBuffer(4 * (FIRST + processes)));
  }

  /** Starts a process as the leader of a group. */
  start<C extends ChildProcess>(spawn: () => C): C {
    Atomics.add(this.#state, STARTING, 1);
    try {
      if (Atomics.load(this.#state, CLOSED)) throw new Error('all processes are being ended');
      const child = spawn();
      const { pid } = child;
      if (pid !== undefined) {
        this.#add(pid);
        child.on('exit', () => this.#remove(pid));
      }
      return child;
    } finally {
      Atomics.sub(this.#state, STARTING, 1);
    }
  }

  get isEmpty(): boolean {
    return this.#state.subarray(FIRST).every((pid) => pid === 0);
  }

  /**
   * Kills them all, including any that another thread is just starting; none can start afterwards.
   */
  killAll(): void {
    Atomics.store(this.#state, CLOSED, 1);
    for (let starting; (starting = Atomics.load(this.#state, STARTING)) > 0;) {
      Atomics.wait(this.#state, STARTING, starting, 1);
    }
    this.#state.subarray(FIRST).forEach((pid) => pid && killGroup(pid));
  }

  #add(pid: number): void {
    for (let i = FIRST; i < this.#state.length; i++) {
      if (Atomics.compareExchange(this.#state, i, 0, pid) === 0) return;
    }
    killGroup(pid);
    throw new Error('more processes than there is room for');
  }

  /** A bot's own children don't outlive it. */
  #remove(pid: number): void {
    killGroup(pid);
    const at = this.#state.indexOf(pid, FIRST);
    if (at >= 0) Atomics.store(this.#state, at, 0);
  }
}

export function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is empty.
  }
}
