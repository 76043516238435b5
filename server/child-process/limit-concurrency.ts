/** Runs at most `limit` tasks at once; the others wait in order. */
export function limitConcurrency(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function runLimited<Made>(task: () => Promise<Made>): Promise<Made> {
    if (running === limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** The same, but answers "busy" while so many wait already: what waits lies in memory. */
export function limitQueue(limit: number, maxWaiting: number) {
  const limited = limitConcurrency(limit);
  let asked = 0;
  return async function runQueued<Made>(task: () => Promise<Made>): Promise<Made | "busy"> {
    if (asked >= limit + maxWaiting) return "busy";
    asked += 1;
    try {
      return await limited(task);
    } finally {
      asked -= 1;
    }
  };
}
