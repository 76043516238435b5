const pauseMs = 5000;

/** Prints progress at most every five seconds, and at the end. */
export class Progress {
  readonly #startedAtMs = performance.now();
  readonly #total: number;
  readonly #unit: string;
  #done = 0;
  #failed = 0;
  #saidAt = performance.now();

  constructor(total: number, unit: string) {
    this.#total = total;
    this.#unit = unit;
  }

  fail() {
    this.#failed += 1;
  }

  advance() {
    this.#done += 1;
    const isDue = performance.now() - this.#saidAt > pauseMs;
    if (isDue || this.#done === this.#total) this.#say();
  }

  #say() {
    this.#saidAt = performance.now();
    const seconds = Math.round((this.#saidAt - this.#startedAtMs) / 1000);
    const failed = this.#failed ? `, ${this.#failed} tests FAILED` : "";
    process.stdout.write(`${this.#done} of ${this.#total} ${this.#unit} in ${seconds} s${failed}\n`);
  }
}
