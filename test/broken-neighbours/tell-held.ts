import { constants, PerformanceObserver } from "node:perf_hooks";

/** Read into the site's process before it starts: says after each full collection how much is still held. */
const observer = new PerformanceObserver((list) => {
  const collections = list.getEntries() as (PerformanceEntry & { detail: { kind: number } })[];
  const kinds = collections.map(({ detail }) => detail.kind);
  if (!kinds.includes(constants.NODE_PERFORMANCE_GC_MAJOR)) return;
  const { heapUsed, external } = process.memoryUsage();
  console.info(`held ${heapUsed + external}`);
});
// Processes that the site begins have their own talk with it on this line.
if (process.argv[1]?.endsWith("server.ts")) observer.observe({ entryTypes: ["gc"] });
