import { monitorEventLoopDelay } from "node:perf_hooks";
import type { SiteDeps } from "#platform/http/server/exchange.ts";
import { RequestMetrics } from "#platform/http/server/request-metrics.ts";
import { logRequest } from "#platform/http/server/watch-request.ts";
import { measureOutbox } from "#platform/outbox/server/queries/measure-outbox.ts";
import { gauge, type Metric, writeMetrics } from "./metric.ts";
import type { Server } from "./server.ts";

const nanosecondsPerSecond = 1e9;

/** Requests are watched only where somebody reads of them. */
export function watchRequests(server: Server): Pick<SiteDeps, "watchers" | "readMetrics"> {
  const { settings, log } = server;
  const watchers = settings.logsRequests ? [logRequest(log)] : [];
  if (!settings.metricsToken) return { watchers, readMetrics: undefined };
  const requests = new RequestMetrics();
  return {
    watchers: [...watchers, (watched) => requests.note(watched)],
    readMetrics: makeMetricsReader(server, () => [requests.read()]),
  };
}

/** Writes what is measured here, by each feature and by `more`. */
function makeMetricsReader(server: Server, more: () => Metric[]): () => Promise<string> {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return async () => {
    const { db, settings, features } = server;
    const version = { version: server.version.version, commit: server.version.commit ?? "" };
    const nowMs = server.clock();
    const measured = await Promise.all(features.map(({ measure }) => measure?.(db, settings, nowMs) ?? []));
    const metrics = [
      { name: "site_info", help: "Version and commit.", type: "gauge", rows: [{ labels: version, value: 1 }] },
      ...measureProcess(delay.max / nanosecondsPerSecond),
      ...(await measureOutbox(db, nowMs)),
      ...measured.flat(),
      ...more(),
    ] satisfies Metric[];
    delay.reset();
    return writeMetrics(metrics);
  };
}

function measureProcess(maxDelaySeconds: number): Metric[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    gauge("process_resident_memory_bytes", "Memory of this process.", rss),
    gauge("nodejs_heap_size_used_bytes", "Used heap.", heapUsed),
    gauge("nodejs_eventloop_lag_max_seconds", "Longest wait of the event loop since the last look.", maxDelaySeconds),
    gauge("process_start_time_seconds", "Start of this process.", Date.now() / 1000 - process.uptime()),
    {
      name: "process_cpu_seconds_total",
      help: "Time on the processor.",
      type: "counter",
      rows: [{ value: (user + system) / 1e6 }],
    },
  ];
}
