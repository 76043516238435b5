import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { proofs } from "../../vitest.config.ts";

const run = promisify(execFile);
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
function idsOfVitest(): string[] {
  const files = globSync(["app/**/*.test.ts", "test/**/*.test.ts"], { exclude: proofs });
  return files.flatMap((file) => idsIn(readFileSync(file, "utf8").replaceAll(longRun, "")));
}

type Suite = { title: string; suites?: Suite[]; specs?: { title: string; tags: string[] }[] };
type Journey = { ids: string[]; isForAll: boolean };

const journeysOf = ({ suites = [], specs = [] }: Suite): Journey[] => [
  ...specs.map(({ title, tags }) => ({ ids: idsIn(title), isForAll: tags.includes("all") })),
  ...suites.flatMap(journeysOf),
];

/** Ids in the titles of journeys. */
async function listJourneys(): Promise<Journey[]> {
  const words = ["playwright", "test", "--list", "--reporter=json"];
  const { stdout } = await run("npx", words, { env: { ...process.env, TESTS: "all", VITEST: undefined }, maxBuffer });
  return journeysOf(JSON.parse(stdout));
}

test("every statement of the specification has a test that carries its id, and no id is without a statement", async () => {
  const journeys = await listJourneys();
  const idsOfRun = (isLong: boolean) =>
    journeys.filter(({ isForAll }) => isForAll === isLong).flatMap(({ ids }) => ids);
  const inShort = new Set([...idsOfVitest(), ...idsOfRun(false)]);
  const inLong = new Set(idsOfRun(true).filter((id) => !inShort.has(id)));
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
