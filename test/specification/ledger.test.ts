import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const env = { ...process.env, TESTS: "short", VITEST: undefined };
const maxBuffer = 10_000_000;

/** An id has the number of its section, such as `2.blog-list.clamp-title`. */
const idPattern = /\[(\d(?:\.[a-z0-9-]+)+)\]/g;
const idsIn = (text: string) => Array.from(text.matchAll(idPattern), ([, id = ""]) => id);
const ledger = readFileSync("test/specification/ledger.md", "utf8");
const rows = Array.from(ledger.matchAll(/^\| `(\d[a-z0-9.-]+)` \| .+? \|(.*)$/gm), ([, id = "", mark = ""]) => ({
  id,
  isForAll: mark.includes("test:all"),
}));
const idsOf = (isForAll: boolean) => rows.filter((row) => row.isForAll === isForAll).map(({ id }) => id);

const longRun = /\btestInLongRun\(\s*[`"][^`"]*/g;

/** Ids in test files that `npm test` runs, those of its tests that only the long run has aside. */
async function idsOfVitest(): Promise<string[]> {
  const { stdout } = await run("npx", ["vitest", "list", "--filesOnly", "--json"], { env, maxBuffer });
  const files = new Set(JSON.parse(stdout.slice(stdout.indexOf("["))).map(({ file }: { file: string }) => file));
  return [...files].flatMap((file) => idsIn(readFileSync(file as string, "utf8").replaceAll(longRun, "")));
}

/** Ids in the titles of journeys, by whether `npm test` runs them. */
async function idsOfJourneys(extent: "short" | "all"): Promise<string[]> {
  const { stdout } = await run("npx", ["playwright", "test", "--list", "--reporter=list"], {
    env: { ...env, TESTS: extent },
    maxBuffer,
  });
  return idsIn(stdout);
}

test("every statement of the specification has a test that carries its id, and no id is without a statement", async () => {
  const [quick, journeys, all] = await Promise.all([idsOfVitest(), idsOfJourneys("short"), idsOfJourneys("all")]);
  const inShort = new Set([...quick, ...journeys]);
  const inLong = new Set(all.filter((id) => !inShort.has(id)));
  const known = new Set(rows.map(({ id }) => id));
  expect(known.size, "an id has one row").toBe(rows.length);
  expect(
    idsOf(false).filter((id) => !inShort.has(id)),
    "held by no test of npm test",
  ).toEqual([]);
  expect(
    idsOf(true).filter((id) => !inLong.has(id)),
    "not held by test:all alone",
  ).toEqual([]);
  expect(
    [...inShort, ...inLong].filter((id) => !known.has(id)),
    "in a title, without a row",
  ).toEqual([]);
});

test("the rows stand in the order of the specification", () => {
  const sections = rows.map(({ id }) => Number(id[0]));
  expect(sections).toEqual(sections.toSorted((one, other) => one - other));
});
