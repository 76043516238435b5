export type Load = {
  answered: () => number;
  /** Each request that was refused, cut off, or not answered in time, with when it was begun. */
  failures: { at: number; what: string }[];
  stop: () => Promise<void>;
};

const maxMs = 4000;

/** Asks again and again, on so many connections at once, until it is stopped. */
export function startLoad(connections: number, makeRequest: (place: number) => Request): Load {
  const failures: Load["failures"] = [];
  let answered = 0;
  let sent = 0;
  let isStopping = false;
  async function askInTurn() {
    while (!isStopping) {
      const at = performance.now();
      try {
        const answer = await fetch(makeRequest(sent++), { signal: AbortSignal.timeout(maxMs) });
        await answer.arrayBuffer();
        if (answer.status < 500) answered += 1;
        else failures.push({ at, what: String(answer.status) });
      } catch (error) {
        failures.push({ at, what: String((error as Error).cause ?? error) });
      }
    }
  }
  const asking = Array.from({ length: connections }, askInTurn);
  return {
    answered: () => answered,
    failures,
    async stop() {
      isStopping = true;
      await Promise.all(asking);
    },
  };
}
