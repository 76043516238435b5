/** Too many requests are under way. */
export class Overloaded extends Error {}

/** Renderings under way at once, including those that wait for the database. */
const maxUnderWay = 256;
/** How long one turn of the event loop may work: requests of that turn have waited as long. */
const maxTurnMs = 2500;

/** Load shedding: accepts work that can be done soon and refuses the rest at once. Cached pages are never refused. */
export function shedLoad<Asked extends unknown[], Answer>(
  work: (...asked: Asked) => Promise<Answer>,
  nowMs = () => performance.now(),
) {
  let underWay = 0;
  let turnBeganMs: number | undefined;
  const turnMs = () => {
    if (turnBeganMs === undefined) setImmediate(() => (turnBeganMs = undefined));
    turnBeganMs ??= nowMs();
    return nowMs() - turnBeganMs;
  };
  return async (...asked: Asked): Promise<Answer> => {
    if (underWay >= maxUnderWay || turnMs() > maxTurnMs) throw new Overloaded();
    underWay += 1;
    try {
      return await work(...asked);
    } finally {
      underWay -= 1;
    }
  };
}
