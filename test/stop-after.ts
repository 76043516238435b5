import { afterAll, onTestFinished } from "vitest";

type Stoppable = { stop: () => unknown };

/** Stops it once the tests of a file have run, the last started first. */
export function forFile<Started extends Stoppable>(started: Started): Started {
  afterAll(async () => {
    await started.stop();
  });
  return started;
}

/** Stops it once the running test has ended, the last started first. */
export function forTest<Started extends Stoppable>(started: Started): Started {
  onTestFinished(async () => {
    await started.stop();
  });
  return started;
}
