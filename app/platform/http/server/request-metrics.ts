import type { Metric } from "#platform/process/server/metric.ts";
import type { WatchedRequest } from "./exchange.ts";

const boundsMs = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000];

type Counted = { labels: Record<string, string>; within: number[]; count: number; sumMs: number };

/** Counts answered requests by method, route and status, with their durations. */
export class RequestMetrics {
  readonly #counted = new Map<string, Counted>();

  note({ method, route, status, durationMs }: WatchedRequest) {
    const key = `${method} ${route} ${status}`;
    const counted = this.#counted.get(key) ?? {
      labels: { method, route, status: String(status) },
      within: boundsMs.map(() => 0),
      count: 0,
      sumMs: 0,
    };
    this.#counted.set(key, counted);
    counted.count += 1;
    counted.sumMs += durationMs;
    for (const [place, boundMs] of boundsMs.entries())
      if (durationMs <= boundMs) counted.within[place] = (counted.within[place] ?? 0) + 1;
  }

  read(): Metric {
    const rows = [...this.#counted.values()].flatMap(({ labels, within, count, sumMs }) => [
      ...within.map((value, place) => ({
        suffix: "_bucket",
        labels: { ...labels, le: String((boundsMs[place] ?? 0) / 1000) },
        value,
      })),
      { suffix: "_bucket", labels: { ...labels, le: "+Inf" }, value: count },
      { suffix: "_sum", labels, value: sumMs / 1000 },
      { suffix: "_count", labels, value: count },
    ]);
    return { name: "http_request_duration_seconds", help: "Answered requests by route.", type: "histogram", rows };
  }
}
