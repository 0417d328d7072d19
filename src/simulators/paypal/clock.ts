/** The simulator's clock, which can be moved ahead of a given clock. */
export class SimulatedClock {
  readonly #base: () => number;
  #ahead = 0;

  constructor(base: () => number = Date.now) {
    this.#base = base;
  }

  now(): number {
    return this.#base() + this.#ahead;
  }

  advance(ms: number): void {
    this.#ahead += ms;
  }
}
