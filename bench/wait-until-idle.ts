import { setTimeout as wait } from "node:timers/promises";
import type { Measured } from "./processes.ts";

/** Until what happens by itself, such as the rendering of articles after a start, is done. */
export async function waitUntilIdle(site: Measured) {
  for (let quiet = 0; quiet < 3; ) {
    const before = site.cpuMs();
    await wait(1000);
    quiet = site.cpuMs() - before < 40 ? quiet + 1 : 0;
  }
}
