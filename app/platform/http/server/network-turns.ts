import { limitQueue } from "#platform/child-process/server/limit-concurrency.ts";
import { Overloaded } from "./load-shedding.ts";

const maxAtOnce = 16;
/** As many as a network may ask for at once. */
const maxWaiting = 600;

type Queue = { run: ReturnType<typeof limitQueue>; asked: number };

/** Renders a few of each network at a time. Its others wait for these, and take no places from other networks. */
export class NetworkTurns {
  readonly #queues = new Map<string, Queue>();

  /** Throws {@link Overloaded} if too many wait. */
  async take<Made>(network: string, work: () => Promise<Made>): Promise<Made> {
    const queue = this.#queues.get(network) ?? { run: limitQueue(maxAtOnce, maxWaiting), asked: 0 };
    this.#queues.set(network, queue);
    queue.asked += 1;
    try {
      const made = await queue.run(work);
      if (made === "busy") throw new Overloaded();
      return made;
    } finally {
      queue.asked -= 1;
      if (queue.asked === 0) this.#queues.delete(network);
    }
  }
}
