/** The time of the stand-in: that of a given clock, and moved ahead on demand. */
export class Clock {
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
