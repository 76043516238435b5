import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";

/** Loaded before the site: tells on a socket of its own how long the event loop has been held up since it was last asked. */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

createServer((_, response) => {
  response.end(String(delay.max / 1e6));
  delay.reset();
})
  .listen(process.env.WATCH_LOOP)
  .unref();
