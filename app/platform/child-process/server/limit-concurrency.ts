/** Runs at most `limit` tasks at once; the others wait in order. */
export function limitConcurrency(limit: number) {
  const queue = limitQueue(limit, Number.POSITIVE_INFINITY);
  return <Made>(task: () => Promise<Made>) => queue(task) as Promise<Made>;
}

/**
 * The same, but answers "busy" while so many wait already: what waits lies in memory. Each lane has a queue of its own,
 * and the lanes take turns.
 */
export function limitQueue(limit: number, maxWaiting: number) {
  let running = 0;
  const lanes = new Map<string, (() => void)[]>();
  const startNext = () => {
    const [next] = lanes;
    if (!next) {
      running -= 1;
      return;
    }
    const [lane, waiting] = next;
    const start = waiting.shift();
    // Behind the other lanes.
    lanes.delete(lane);
    if (waiting.length > 0) lanes.set(lane, waiting);
    start?.();
  };
  return async function runQueued<Made>(task: () => Promise<Made>, lane = ""): Promise<Made | "busy"> {
    const waiting = lanes.get(lane) ?? [];
    if (running === limit && waiting.length >= maxWaiting) return "busy";
    if (running < limit) running += 1;
    else {
      lanes.set(lane, waiting);
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await task();
    } finally {
      startNext();
    }
  };
}
