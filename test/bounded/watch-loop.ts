import { createServer } from "node:http";

/** In milliseconds: `work` by the thread's processor time, `clock` by the clock. */
export type HeldUpFor = { work: number; clock: number };

const none: HeldUpFor = { work: 0, clock: 0 };
let longest = none;

function readWork(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The readings at the last timer: only a block delays the next one. */
let before = { work: readWork(), clock: performance.now() };
setInterval(() => {
  const now = { work: readWork(), clock: performance.now() };
  longest = {
    work: Math.max(longest.work, now.work - before.work),
    clock: Math.max(longest.clock, now.clock - before.clock),
  };
  before = now;
}, 1).unref();

/** Preloaded into the site: reports on a socket how long its event loop was blocked since the last question. */
if (process.env.WATCH_LOOP) {
  createServer((_, response) => {
    // The current block is only recorded by the next timer.
    setTimeout(() => {
      response.end(JSON.stringify(longest));
      longest = none;
    }, 3);
  })
    .listen(process.env.WATCH_LOOP)
    .unref();
}
