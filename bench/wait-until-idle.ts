import { setTimeout as wait } from "node:timers/promises";
import type { Measured } from "./processes.ts";

/** Waits until background work is done, such as rendering articles after a start. */
export async function waitUntilIdle(site: Measured) {
  for (let quiet = 0; quiet < 3; ) {
    const before = site.cpuMs();
    await wait(1000);
    quiet = site.cpuMs() - before < 40 ? quiet + 1 : 0;
  }
}
