import { constants, PerformanceObserver } from "node:perf_hooks";

/** Preloaded into the site: reports the heap after each full collection. */
const observer = new PerformanceObserver((list) => {
  const collections = list.getEntries() as (PerformanceEntry & { detail: { kind: number } })[];
  const kinds = collections.map(({ detail }) => detail.kind);
  if (!kinds.includes(constants.NODE_PERFORMANCE_GC_MAJOR)) return;
  const { heapUsed, external } = process.memoryUsage();
  console.info(`held ${heapUsed + external}`);
});
// Child processes use this channel for the site's own messages.
if (process.argv[1]?.endsWith("server.ts")) observer.observe({ entryTypes: ["gc"] });
