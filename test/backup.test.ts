import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUp } from "#features/backup/server/back-up.ts";
import { passingTables } from "#features/backup/server/backup-format.ts";
import { publishText, writeWordDraft } from "#features/words/server/words.ts";
import type { DatabaseSettings } from "#platform/engine/server/database.ts";
import { baseline } from "#platform/engine/server/migrations/index.ts";
import { startTestSite, type TestSite, testInLongRun } from "./app.ts";
import { changeFacts } from "./change-facts.ts";
import { readContents, without } from "./contents.ts";
import { freshDatabase } from "./database.ts";
import { readKeyFile, signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { isShort } from "./extent.ts";
import { type FeedServer, jsonResponse, startFeedServer } from "./feed-server.ts";
import { answering } from "./hostile-server.ts";
import { newFolder } from "./new-folder.ts";
import { bytesOf, putOwnThings } from "./own-pictures/put-own-things.ts";
import { runScript } from "./run-script.ts";
import { forTest } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

type Place = DatabaseSettings & { env: Record<string, string> };

const folder = newFolder();
const databases: { drop: () => Promise<void> }[] = [];
const file = join(folder, "site.backup.gz");
let feed: FeedServer;
let source: Place;
let pictures: Map<string, Buffer>;
let contents: Record<string, string[]>;

/** An empty database, on this run's engine or always on SQLite. */
async function emptyPlace(engine: "this" | "sqlite" = "this"): Promise<Place> {
  const dataDir = mkdtempSync(join(folder, "place-"));
  if (engine === "sqlite") return { dataDir, databaseUrl: undefined, env: { DATA_DIR: dataDir } };
  const database = await freshDatabase();
  databases.push(database);
  return { dataDir, databaseUrl: database.env.DATABASE_URL, env: { ...database.env, DATA_DIR: dataDir } };
}

const startIn = (place: Place, env: Record<string, string> = {}) => startTestSite({ ...place.env, ...env });

/** A site with data of every kind: articles, pictures, leads, results, facts, a signed-in owner. */
async function fillSite(site: TestSite) {
  await site.get("/widget/form/winery", {
    method: "POST",
    body: new URLSearchParams({ name: "Ada\u2028Löwe", email: "ada@cellar.example", message: "One\nTwo \\ “three”" }),
  });
  await changeFacts(site, { "brand.name": "Cellar" });
  const words = { group: "home", path: "hero.title", text: "Worth the climb, 🍷", standard: "Worth the detour," };
  await withDatabase(site, (db) => writeWordDraft(db, words, site.clock.nowMs));
  const change = { changeId: "first", nowMs: site.clock.nowMs };
  await withDatabase(site, (db) => publishText(db, { ...words, path: "house.label" }, change));
  await signIn(site);
  const html = await soon(async () => (await site.get("/blog/hill")).text()).is(
    (text) => (text.match(/\/media\//g) ?? []).length > 6,
  );
  const addresses = new Set([...html.matchAll(/\/media\/[\w-]+\.(?:avif|webp)/g)].map(([address]) => address));
  pictures = new Map();
  for (const address of addresses) pictures.set(address, Buffer.from(await (await site.get(address)).arrayBuffer()));
  expect(pictures.size).toBe(6);
}

beforeAll(async () => {
  const photo = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#7a2233" } })
    .jpeg()
    .toBuffer();
  feed = await startFeedServer([]);
  const image = `${new URL(feed.url).origin}/hill.jpg`;
  const record = { id: "hill", title: "Hill", image, content: "A hill with enough words to be a post. ".repeat(9) };
  feed.answer((request, response) =>
    request.url === "/feed" ? jsonResponse([record])(request, response) : response.end(photo),
  );
  source = await emptyPlace();
  const site = await startIn(source, { FEED_URL: feed.url });
  await fillSite(site);
  await site.stop();
  contents = await readContents(source);
  expect(await backUp(source, { file, nowMs: Date.UTC(2026, 10, 21) })).toMatchObject({ kind: "written" });
});
afterAll(async () => {
  await feed.stop();
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true });
});

const lines = () => gunzipSync(readFileSync(file)).toString("utf8").trimEnd().split("\n");
const lasting = (all: Record<string, string[]>) => without(all, passingTables);

test("every table is in a backup with all its rows, but who is signed in and whose turn it is", () => {
  const end = JSON.parse(lines().at(-1) ?? "");
  const counts = Object.fromEntries(Object.entries(lasting(contents)).map(([name, rows]) => [name, rows.length]));
  expect(end.end.rows).toEqual(counts);
  for (const filled of ["articles", "media", "leads", "lead_submissions", "outbox", "facts", "owner_keys"])
    expect(counts[filled], filled).toBeGreaterThan(0);
  expect(contents.owner_sessions).toHaveLength(1);
});

test("the owner key is in it as a hash alone", () => {
  expect(gunzipSync(readFileSync(file)).includes(readKeyFile(source.dataDir))).toBe(false);
});

test("restored into an empty folder it is the same site: every row, every picture, the same key", async () => {
  const place = await emptyPlace();
  const { output, problem, code } = await runScript("restore", [file], place.env);
  expect([problem, code]).toEqual(["", 0]);
  expect(output).toMatch(/^\d+ rows of 2026-11-21T00:00:00.000Z are in /);
  expect(lasting(await readContents(place))).toEqual(lasting(contents));
  const site = await startIn(place);
  for (const [address, bytes] of pictures)
    expect(Buffer.from(await (await site.get(address)).arrayBuffer()).equals(bytes), address).toBe(true);
  expect(await (await site.get("/")).text()).toContain("Cellar");
  expect(await signIn(site, readKeyFile(source.dataDir))).toContain("desk=");
  await site.stop();
});

testInLongRun(
  "a backup by command has the same rows, goes into a folder by its date, and replaces no file unasked",
  async () => {
    const own = join(folder, "own.backup.gz");
    const made = await runScript("backup", [own], source.env);
    expect([made.problem, made.code]).toEqual(["", 0]);
    const countsOf = (path: string) => /"rows":(\{[^}]*\})/.exec(gunzipSync(readFileSync(path)).toString("utf8"))?.[1];
    expect(countsOf(own)).toBe(countsOf(file));
    const again = await runScript("backup", [own], source.env);
    expect([again.problem, again.code]).toEqual([`${own}: this file is there already; --over replaces it\n`, 1]);
    expect((await runScript("backup", [own, "--over"], source.env)).code).toBe(0);
    expect((await runScript("backup", [folder], source.env)).output).toMatch(/\/site-20\d\d-[\dT-]+Z\.backup\.gz \(/);
    const empty = await emptyPlace();
    expect((await runScript("backup", [own, "--over"], empty.env)).problem).toContain("start the site once");
  },
);

const passphrase = "a passphrase for backups, häagen";

test("an encrypted backup opens with its passphrase alone, from a store of objects as from a file", async () => {
  const stored = new Map<string, Buffer>();
  const store = forTest(
    await answering(async (request, response) => {
      const [path = "", query = ""] = `${request.url}`.split("?");
      if (!query.includes("X-Amz-Signature=")) return void response.writeHead(403).end("<Code>AccessDenied</Code>");
      if (request.method === "PUT") stored.set(path, await buffer(request));
      response.end(stored.get(path));
    }),
  );
  const keys = { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "a/secret+", BACKUP_PASSPHRASE: passphrase };
  const made = await runScript("backup", [`${store.origin}/bucket/site/`], { ...source.env, ...keys });
  expect([made.problem, made.code]).toEqual(["", 0]);
  const [[path, bytes] = ["", Buffer.of()]] = stored;
  expect(path).toMatch(/^\/bucket\/site\/site-20\d\d-[\dT-]+Z\.backup\.enc$/);
  expect(readdirSync(join(source.dataDir, "backups"))).toEqual([]);
  const place = await emptyPlace();
  const restored = await runScript("restore", [store.origin + path], { ...place.env, ...keys });
  expect([restored.problem, restored.code]).toEqual(["", 0]);
  expect(lasting(await readContents(place))).toEqual(lasting(contents));

  const own = join(folder, "own.backup.enc");
  const empty = await emptyPlace("sqlite");
  const problemWith = async (content: Buffer, given: string) => {
    writeFileSync(own, content);
    return (await runScript("restore", [own], { ...empty.env, BACKUP_PASSPHRASE: given })).problem;
  };
  expect(await problemWith(bytes, "some other passphrase")).toMatch(/: it has another passphrase; /);
  if (isShort) return;
  expect(await problemWith(bytes, "")).toMatch(/: this backup is encrypted; set BACKUP_PASSPHRASE/);
  expect(await problemWith(flipped(bytes, bytes.length - 1), passphrase)).toMatch(/damaged or was altered/);
  expect(await problemWith(bytes.subarray(0, -1), passphrase)).toMatch(/damaged or was altered/);
  expect(await problemWith(bytes.subarray(0, 70), passphrase)).toMatch(/ends too early/);
});

test("moved to the other engine and back, every row and id is kept and new numbers go on", async () => {
  const [other, back] = [await emptyPlace("sqlite"), await emptyPlace()];
  expect(await runScript("move", [other.dataDir], source.env)).toMatchObject({ problem: "", code: 0 });
  expect(lasting(await readContents(other))).toEqual(lasting(contents));
  expect(statSync(join(other.dataDir, "site.sqlite")).mode & 0o777).toBe(0o600);
  const target = back.databaseUrl ?? back.dataDir;
  expect(await runScript("move", [], { ...other.env, MOVE_TO: target })).toMatchObject({ problem: "", code: 0 });
  expect(lasting(await readContents(back))).toEqual(lasting(contents));
  const site = await startIn(back, { OWNER_KEY: "a-key-of-the-owners-own" });
  const keys = await withDatabase(site, (db) => db.selectFrom("owner_keys").select("id").orderBy("id").execute());
  expect(keys.map(({ id }) => id)).toEqual([1, 2]);
  await site.stop();
});

testInLongRun(
  "what the owner put in place of ours is the same at every public address, moved there and back",
  async () => {
    const [place, other, back] = [await emptyPlace(), await emptyPlace("sqlite"), await emptyPlace()];
    const env = { SITE_URL: "https://house.example", OWNER_KEY: "a-key-of-the-owners-own" };
    const site = await startIn(place, env);
    const addresses = await putOwnThings(site, await signIn(site, env.OWNER_KEY));
    const before = await bytesOf(site, addresses);
    await site.stop();
    expect(await runScript("move", [other.dataDir], place.env)).toMatchObject({ problem: "", code: 0 });
    const target = back.databaseUrl ?? back.dataDir;
    expect(await runScript("move", [target], other.env)).toMatchObject({ problem: "", code: 0 });
    const moved = await startIn(back, env);
    expect(await bytesOf(moved, addresses)).toEqual(before);
    await moved.stop();
  },
);

testInLongRun("a move from a place without a site says so and creates nothing", async () => {
  const [empty, target] = [await emptyPlace("sqlite"), await emptyPlace("sqlite")];
  const { problem, code } = await runScript("move", [target.dataDir], empty.env);
  expect([problem, code]).toEqual([expect.stringContaining("there is no site of this version in it"), 1]);
  expect(readdirSync(empty.dataDir)).toEqual([]);
});

const whole = () => readFileSync(file);
const repacked = (change: (all: string[]) => string[]) => gzipSync(`${change(lines()).join("\n")}\n`);
const flipped = (bytes: Buffer, at: number) => {
  const other = Buffer.from(bytes);
  other[at] = (other[at] as number) ^ 1;
  return other;
};

const unusable: [what: string, bytes: () => Buffer | string, line: RegExp][] = [
  ["cut off", () => whole().subarray(0, -100), /ends too early/],
  ["given another word", () => repacked((all) => all.map((line) => line.replace("Cellar", "Seller"))), /was altered/],
  ["changed in one bit", () => flipped(whole(), whole().length >> 1), /damaged or was altered/],
  ["cut after a line", () => repacked((all) => all.slice(0, -1)), /ends too early/],
  ["robbed of a row", () => repacked((all) => all.toSpliced(3, 1)), /damaged or was altered/],
  ["given a row more", () => repacked((all) => [...all, '["more"]']), /was altered/],
  ["never one", () => "not a backup", /no backup of a site/],
  ["another packed file all along", () => gzipSync('{"some":"thing"}\n'), /no backup of a site/],
  ["made by a newer site", () => repacked(ofVersion(baseline.name, "9999-later")), /newer version of the site/],
  ["made before the first release", () => repacked(ofVersion("0001-articles")), /with commit da329c06/],
];

/** A valid backup that names these migrations. */
const ofVersion =
  (...names: string[]) =>
  (all: string[]): string[] => {
    const [first = "", ...rest] = all;
    const header = JSON.stringify({ ...JSON.parse(first), migrations: names });
    return withProof([header, ...rest.slice(0, -1)], JSON.parse(rest.at(-1) ?? "").end.rows);
  };

function withProof(body: string[], rows: Record<string, number>): string[] {
  const sha256 = createHash("sha256")
    .update(`${body.join("\n")}\n`)
    .digest("hex");
  return [...body, JSON.stringify({ end: { rows, sha256 } })];
}

test.each(isShort ? unusable.slice(0, 3) : unusable)(
  "a backup that was %s is refused whole, in one line",
  async (_what, bytes, line) => {
    const place = await emptyPlace("sqlite");
    const broken = join(folder, "broken.gz");
    writeFileSync(broken, bytes());
    const { problem, code } = await runScript("restore", [broken], place.env);
    expect(code).toBe(1);
    expect(problem).toMatch(line);
    expect(problem.trimEnd()).not.toContain("\n");
    expect(await readContents(place)).toEqual({});
  },
);

testInLongRun("a database with a site is overwritten only with --over", async () => {
  const place = await emptyPlace();
  const site = await startIn(place);
  const refused = await runScript("restore", [file, "--over"], place.env);
  expect([refused.code, refused.problem]).toEqual([1, expect.stringContaining("stop the site first")]);
  await site.stop();
  const before = await readContents(place);
  const again = await runScript("restore", [file], place.env);
  expect([again.code, again.problem]).toEqual([1, expect.stringContaining("add --over")]);
  expect(lasting(await readContents(place))).toEqual(lasting(before));
  const keyFile = join(`${place.env.DATA_DIR}`, "owner-key");
  expect(existsSync(keyFile)).toBe(true);
  expect(await runScript("restore", [file, "--over"], place.env)).toMatchObject({ problem: "", code: 0 });
  // The target's own key opens nothing any more.
  expect(existsSync(keyFile)).toBe(false);
  const raised = ["content_version"];
  const restored = await readContents(place);
  expect(without(lasting(restored), raised)).toEqual(without(lasting(contents), raised));
  expect([restored.owner_sessions, restored.owner_links]).toEqual([[], []]);
});
