import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Sighting, seeOnPhone } from "./lighthouse.ts";
import { startSiteProcess } from "./processes.ts";
import { startStillServer } from "./still-server.ts";

/** `node bench/paint.ts [paths] [rounds]`: first views on a slow phone, beside the same pages standing still. */
const paths = (process.argv[2] ?? "/,/blog").split(",");
const rounds = Number(process.argv[3] ?? 5);

const median = (values: number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const dataDir = mkdtempSync(join(tmpdir(), "paint-"));
const site = await startSiteProcess(dataDir, { LOG_LEVEL: "warn" });
const still = await startStillServer(site.port);

for (const path of paths) {
  const own: Sighting[] = [];
  const least: Sighting[] = [];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await seeOnPhone(`http://localhost:${site.port}${path}`));
    least.push(await seeOnPhone(`http://localhost:${still.port}${path}`));
  }
  const of = (sightings: Sighting[], pick: (sighting: Sighting) => number) => median(sightings.map(pick));
  const ratio = (pick: (sighting: Sighting) => number) => (of(own, pick) / of(least, pick)).toFixed(3);
  const scores = Object.keys(own[0]?.scores ?? {}).map((name) => of(own, ({ scores: seen }) => seen[name] ?? 0));
  const failed = new Set(own.flatMap((sighting) => sighting.failed));
  process.stdout.write(
    [
      `${path}: scores ${scores.join(" / ")}`,
      `  first paint ${of(own, (seen) => seen.firstPaintMs).toFixed(0)} ms (${ratio((seen) => seen.firstPaintMs)} ×)`,
      `  largest paint ${of(own, (seen) => seen.largestPaintMs).toFixed(0)} ms (${ratio((seen) => seen.largestPaintMs)} ×)`,
      `  blocked ${of(own, (seen) => seen.blockedMs).toFixed(0)} ms (standing still ${of(least, (seen) => seen.blockedMs).toFixed(0)})`,
      `  layout shift ${of(own, (seen) => seen.layoutShift).toFixed(4)} (standing still ${of(least, (seen) => seen.layoutShift).toFixed(4)})`,
      `  ${of(own, (seen) => seen.bytes)} bytes${failed.size > 0 ? `, below the mark: ${[...failed].join(", ")}` : ""}\n`,
    ].join("\n"),
  );
}
await site.stop();
still.stop();
rmSync(dataDir, { recursive: true });
