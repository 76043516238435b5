export type Load = {
  answered: () => number;
  /** Failed requests with their start times. */
  failures: { at: number; what: string }[];
  stop: () => Promise<void>;
};

const maxMs = 4000;

/** Requests repeatedly over this many connections until stopped. */
export function startLoad(connections: number, makeRequest: (index: number) => Request): Load {
  const failures: Load["failures"] = [];
  let answered = 0;
  let sent = 0;
  let isStopping = false;
  async function askInSequence() {
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
  const asking = Array.from({ length: connections }, askInSequence);
  return {
    answered: () => answered,
    failures,
    async stop() {
      isStopping = true;
      await Promise.all(asking);
    },
  };
}
