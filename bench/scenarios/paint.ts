import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publicPages } from "../../test/public-pages.ts";
import { type Sighting, seeOnPhone } from "../lighthouse.ts";
import { startSiteProcess } from "../processes.ts";
import { startStillServer } from "../still-server.ts";

/**
 * `npm run bench -- paint [paths|all] [rounds] [--alone]` measures first views on a slow phone: the median of the
 * rounds, beside the same pages without scripts unless `--alone` is given. `docs/performance.md` has these rows.
 */
const [named = "/,/blog", asked = "5"] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const paths = named === "all" ? publicPages : named.split(",");
const rounds = Number(asked);
const isAlone = process.argv.includes("--alone");

const middle = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
const middleOf = (seen: Sighting[], pick: (sighting: Sighting) => number) => middle(seen.map(pick));

const dataDir = mkdtempSync(join(tmpdir(), "paint-"));
const site = await startSiteProcess(dataDir, { LOG_LEVEL: "warn" });
const still = await startStillServer(site.port);

function describe(path: string, own: Sighting[], baseline: Sighting[]): string {
  const timed = (pick: (sighting: Sighting) => number) => {
    const ms = `${middleOf(own, pick).toFixed(0)} ms`;
    return baseline.length > 0 ? `${ms}, ${(middleOf(own, pick) / middleOf(baseline, pick)).toFixed(2)} ×` : ms;
  };
  const scores = Object.keys(own[0]?.scores ?? {}).map((name) => middleOf(own, (seen) => seen.scores[name] ?? 0));
  const cells = [
    `\`${path}\``,
    scores.join(" / "),
    timed((seen) => seen.firstPaintMs),
    timed((seen) => seen.largestPaintMs),
    [own, baseline]
      .filter((seen) => seen.length > 0)
      .map((seen) => `${middleOf(seen, ({ blockedMs }) => blockedMs).toFixed(0)} ms`)
      .join(", still "),
    middleOf(own, (seen) => seen.layoutShift).toFixed(3),
  ];
  const below = [...new Set(own.flatMap(({ failed }) => failed))];
  return `| ${cells.join(" | ")} |${below.length > 0 ? ` below the mark: ${below.join(", ")}` : ""}\n`;
}

for (const path of paths) {
  const own: Sighting[] = [];
  const baseline: Sighting[] = [];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await seeOnPhone(`http://localhost:${site.port}${path}`));
    if (!isAlone) baseline.push(await seeOnPhone(`http://localhost:${still.port}${path}`));
  }
  process.stdout.write(describe(path, own, baseline));
}
await site.stop();
still.stop();
rmSync(dataDir, { recursive: true });
