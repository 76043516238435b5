import { createServer } from "node:http";

/** In milliseconds: `work` by the processor's time of the loop's own thread, `clock` by the clock. */
export type HeldUpFor = { work: number; clock: number };

const none: HeldUpFor = { work: 0, clock: 0 };
let longest = none;

function readWork(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Between two looks at the timers nobody else was served. */
let before = { work: readWork(), clock: performance.now() };
setInterval(() => {
  const now = { work: readWork(), clock: performance.now() };
  longest = {
    work: Math.max(longest.work, now.work - before.work),
    clock: Math.max(longest.clock, now.clock - before.clock),
  };
  before = now;
}, 1).unref();

/** Loaded before the site: tells on a socket of its own how long its event loop has been held up since it was last asked. */
if (process.env.WATCH_LOOP) {
  createServer((_, response) => {
    // What has just held it up is only noted with the next turn of the timers.
    setTimeout(() => {
      response.end(JSON.stringify(longest));
      longest = none;
    }, 3);
  })
    .listen(process.env.WATCH_LOOP)
    .unref();
}
