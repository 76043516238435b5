import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";

/** Loaded before the site: tells on a socket of its own how long the event loop has been held up since it was last asked. */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

createServer((_, response) => {
  // What has just held it up is only noted with the next turn of the timers.
  setTimeout(() => {
    response.end(String(delay.max / 1e6));
    delay.reset();
  }, 2);
})
  .listen(process.env.WATCH_LOOP)
  .unref();
