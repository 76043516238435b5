/** Too many requests are under way. */
export class Overloaded extends Error {}

/** Pages under way at once, including those that wait for the database. */
const maxPages = 256;
/** Maximum time of one turn of the event loop: the requests of that turn have waited as long. */
const maxTurnMs = 2500;

/**
 * Load shedding: accepts work that can be done soon and refuses the rest at once. Cached pages are never refused. Each
 * returned function has places of its own.
 */
export function shedLoad<Input extends unknown[], Output>(
  work: (...input: Input) => Promise<Output>,
  { maxInFlight = maxPages, nowMs = () => performance.now() } = {},
) {
  let inFlight = 0;
  let turnStartedAtMs: number | undefined;
  const turnMs = () => {
    if (turnStartedAtMs === undefined) setImmediate(() => (turnStartedAtMs = undefined));
    turnStartedAtMs ??= nowMs();
    return nowMs() - turnStartedAtMs;
  };
  return async (...input: Input): Promise<Output> => {
    if (inFlight >= maxInFlight || turnMs() > maxTurnMs) throw new Overloaded();
    inFlight += 1;
    try {
      return await work(...input);
    } finally {
      inFlight -= 1;
    }
  };
}
