import type { Receiver } from "../receiver/start-receiver.ts";

/** Counts what the receiver got: the ids for each destination and e-mail address, and the total. */
export class DeliveryCount {
  readonly #receiver: Receiver;
  readonly #ids = new Map<string, Set<string>>();
  readonly #perDestination = new Map<string, number>();
  deliveries = 0;

  constructor(receiver: Receiver) {
    this.#receiver = receiver;
  }

  /** Counts what has come since. */
  read() {
    for (const { path, headers, body } of this.#receiver.received.splice(0)) {
      const key = `${path} ${JSON.parse(body).email}`;
      const ids = this.#ids.get(key) ?? new Set();
      if (ids.size === 0) this.#perDestination.set(path, this.distinct(path) + 1);
      this.#ids.set(key, ids.add(headers["webhook-id"] ?? ""));
      this.deliveries += 1;
    }
  }

  /** How many results have come to a destination at least once. */
  distinct(path: string): number {
    return this.#perDestination.get(path) ?? 0;
  }

  has(path: string, email: string): boolean {
    return this.#ids.has(`${path} ${email}`);
  }

  underTwoIds(): string[] {
    return [...this.#ids].filter(([, ids]) => ids.size > 1).map(([key]) => key);
  }
}
