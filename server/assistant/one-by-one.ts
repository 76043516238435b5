import { setImmediate as letOthersRun } from "node:timers/promises";

/** Waits for a turn of the event loop of one's own: what many ask at once is answered one by one, others in between. */
export function oneByOne(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(() => letOthersRun()));
}
