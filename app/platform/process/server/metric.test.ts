import { expect, test } from "vitest";
import { RequestMetrics } from "#platform/http/server/request-metrics.ts";
import { ageSeconds, gauge, writeMetrics } from "./metric.ts";

test("metrics are written as Prometheus reads them, and what is unknown is left out", () => {
  const text = writeMetrics([
    { name: "site_info", help: "The version.", type: "gauge", rows: [{ labels: { version: 'a"b\\c\nd' }, value: 1 }] },
    gauge("site_full", "Full.", 2),
    ageSeconds("site_feed_age_seconds", "Since the feed was read.", null, 5000),
    ageSeconds("site_backup_age_seconds", "Since the backup.", 1000, 5000),
  ]);
  expect(text.split("\n").filter((line) => !line.startsWith("#"))).toEqual([
    'site_info{version="a\\"b\\\\c\\nd"} 1',
    "site_full 2",
    "site_backup_age_seconds 4",
    "",
  ]);
});

test("a duration counts in each bucket that it is within", () => {
  const requests = new RequestMetrics();
  for (const durationMs of [4, 30, 20_000])
    requests.note({ method: "GET", route: "/blog/:slug", status: 200, durationMs });
  const text = writeMetrics([requests.read()]);
  const of = 'method="GET",route="/blog/:slug",status="200"';
  for (const line of [
    `_bucket{${of},le="0.005"} 1`,
    `_bucket{${of},le="0.05"} 2`,
    `_bucket{${of},le="10"} 2`,
    `_bucket{${of},le="+Inf"} 3`,
    `_sum{${of}} 20.034`,
    `_count{${of}} 3`,
  ])
    expect(text).toContain(`http_request_duration_seconds${line}\n`);
});
