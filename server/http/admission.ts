/** More is under way than can be answered soon. */
export class Overloaded extends Error {}

/**
 * Lets at most so many pieces of work be under way at once and turns the rest away at once, so that what was let in is
 * answered in time and the others can come back. Pages that are kept are no work and never turned away.
 */
export function admit<Asked, Answer>(
  work: (asked: Asked) => Promise<Answer>,
  mostUnderWay: number,
): (asked: Asked) => Promise<Answer> {
  let underWay = 0;
  return async (asked) => {
    if (underWay >= mostUnderWay) throw new Overloaded();
    underWay += 1;
    try {
      return await work(asked);
    } finally {
      underWay -= 1;
    }
  };
}
