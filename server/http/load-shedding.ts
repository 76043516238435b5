/** More is asked for than can be made soon. */
export class Overloaded extends Error {}

/** What may be under way at once, waiting for the database included. */
const maxUnderWay = 256;
/** How long one turn of the event loop may work: what came in with that turn has waited as long. */
const maxTurnMs = 2500;

/**
 * Lets work in while it can be done soon and turns the rest away at once, so that what was let in is answered in time
 * and the others can come back. Pages that are kept are no work and never turned away.
 */
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
