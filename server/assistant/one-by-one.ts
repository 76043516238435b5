import { setImmediate as letOthersRun } from "node:timers/promises";

/** Runs one answer per turn of the event loop, so that other requests are served in between. */
export function oneByOne(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(() => letOthersRun()));
}
