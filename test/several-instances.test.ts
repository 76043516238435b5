import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { defaultFacts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { isBackupDue } from "#features/backup/plan-backup.ts";
import { goLive } from "#features/business/server/queries/launch-steps.ts";
import { publishText } from "#features/words/server/words.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { sendQuiz } from "./broken-neighbours/visitors.ts";
import { formPost } from "./desk.ts";
import { eventually } from "./eventually.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import { addDueSessions, backupsOf, before, startOutside } from "./several-instances/jobs.ts";
import { startLoad } from "./several-instances/load.ts";
import { ownerKey, publish } from "./several-instances/publish.ts";
import { childrenOf, type Instances, openInstances, type Running } from "./several-instances/running.ts";
import { startVisitors } from "./several-instances/visitors.ts";

const isProof = process.env.PROVE === "1";
const cleaning: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

async function open(count: number, env: Record<string, string> = {}) {
  const instances = await openInstances({ TRUST_PROXY: "1", OWNER_KEY: ownerKey, ...env });
  cleaning.push(instances.stop);
  const sites = await Promise.all(Array.from({ length: count }, () => instances.add()));
  return { instances, sites };
}

async function openFront(sites: Running[]) {
  const nginx = await startNginx(sites.map(({ port }) => port));
  cleaning.push(nginx.stop);
  return nginx;
}

const readDb = async <Found>({ settings }: Instances, read: (db: Db) => Promise<Found>) => {
  const { db } = await openDatabase(settings);
  return read(db).finally(() => db.destroy());
};
type Db = Awaited<ReturnType<typeof openDatabase>>["db"];

const countOf = <Value>(all: readonly Value[]) => `${all.length} of ${new Set(all).size}`;

const ahead = before("clock-ahead.ts");

// Leases go by the clock, so that one who is ahead may read the feed again.
test.each([
  ["the same clock", "", 1],
  ["clocks five minutes apart", ahead, 2],
])(
  "of two instances with %s one does each job, once",
  async (_, clock, maxReads) => {
    const count = 2;
    const outside = await startOutside();
    cleaning.push(outside.stop);
    const { instances, sites } = await open(1, outside.env);
    sites.push(await instances.add({ NODE_OPTIONS: `${outside.env.NODE_OPTIONS} ${clock}` }));
    await readDb(instances, (db) => goLive(db, Date.now()));
    const many = isProof ? 100 : 20;
    const emails = await readDb(instances, (db) => addDueSessions(db, many / 2));
    const turn = (index: number) => sites[index % count]?.origin ?? "";
    const people = Array.from({ length: many }, (_, index) => `owner${index}@x.example`);
    const send = async (email: string, index: number) =>
      (await sendQuiz(turn(index), email, { "X-Forwarded-For": `198.51.100.${index}` })).status;
    // A busy instance refuses for a second, and programs send again.
    const sent = people.map((email, index) =>
      eventually(
        () => send(email, index),
        (status) => status !== 503,
      ),
    );
    expect(new Set(await Promise.all(sent))).toEqual(new Set([202]));
    for (const index of Array(isProof ? 10 : 3).keys()) await publish(turn(index), `The cellar door number ${index}`);
    const articles = isProof ? 10 : 3;
    await eventually(
      () => readDb(instances, (db) => db.selectFrom("outbox").select("id").where("state", "!=", "delivered").execute()),
      (left) => left.length === 0,
    );
    await eventually(
      () => new Set(outside.announced.flat()).size,
      (size) => size === articles,
    );
    const never = { lastMadeAt: null, lastAttemptAt: null };
    const isDue = () => isBackupDue(never, Date.now(), defaultFacts.booking.timeZone);
    await eventually(
      () => backupsOf(sites).length,
      (made) => made === Number(isDue()),
    );
    // Long enough for several more runs of each job.
    await pause(isProof ? 5000 : 1000);
    const announced = outside.announced.flat();
    for (const figure of [
      `${count} instances: the feed read ${outside.feedReads()} times, deliveries ${countOf(outside.deliveries)}, mails ${countOf(outside.mailIds())}`,
      `${count} instances: ${emails.length} reminders due, ${emails.flatMap((email) => Array(outside.mailsTo(email)).fill(email)).length} sent; articles announced ${countOf(announced)}; ${backupsOf(sites).length} backup of the night`,
    ])
      console.info(`figure: ${figure}`);
    expect(outside.feedReads()).toBeLessThanOrEqual(maxReads);
    expect(outside.deliveries).toHaveLength(many * 2);
    expect(new Set(outside.deliveries).size).toBe(many * 2);
    expect(emails.map(outside.mailsTo)).toEqual(emails.map(() => 1));
    expect(new Set(outside.mailIds()).size).toBe(outside.mailIds().length);
    expect(outside.announced.filter((urls) => urls.length === 0)).toEqual([]);
    expect(announced.toSorted()).toEqual([...new Set(announced)].toSorted());
    expect(backupsOf(sites)).toHaveLength(Number(isDue()));
  },
  120_000,
);

test("a connection changed at one instance is in use at the other within a second", async () => {
  const { sites } = await open(2, { SECRETS_KEY: Buffer.alloc(32, 9).toString("base64") });
  const [one, other] = sites as [Running, Running];
  const key = "Key-For-Search-Engines";
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(one.origin + path, { redirect: "manual", ...formPost(fields, headers) });
  const Cookie = (await post(deskPaths.signIn(), { key: ownerKey })).headers.get("Set-Cookie")?.split(";")[0] ?? "";
  await post(deskPaths.connection("index-now"), { intent: "save", key }, { Cookie });
  const savedAtMs = performance.now();
  await eventually(
    () => fetch(`${other.origin}/${key}.txt`),
    ({ status }) => status === 200,
  );
  const lateMs = performance.now() - savedAtMs;
  console.info(`figure: a changed connection in use at another instance after ${Math.round(lateMs)} ms`);
  expect(lateMs).toBeLessThan(1000);
}, 300_000);

test("a guide whose words have changed is made once, and both instances give it out", async () => {
  const { instances, sites } = await open(2, { LOG_LEVEL: "info", SITE_URL: "https://house.example" });
  const text = { group: "guide-winery", path: "subject", text: "For the estate", standard: "" };
  await readDb(instances, (db) =>
    db.transaction().execute((tx) => publishText(tx, text, { changeId: "estate", nowMs: Date.now() })),
  );
  const address = paths.download("winery-playbook");
  const read = async ({ origin }: Running) => Buffer.from(await (await fetch(origin + address)).arrayBuffer());
  const guides = await eventually(
    () => Promise.all(sites.map(read)),
    (each) => each.every((pdf) => pdf.includes("For the estate")),
    400_000,
  );
  const made = sites.flatMap(({ output }) => output().match(/"guide made"/g) ?? []).length;
  console.info(`figure: 2 instances: a changed guide made ${made} time, given out by ${guides.length}`);
  expect(made).toBe(1);
  expect(guides[0]?.equals(guides[1] as Buffer)).toBe(true);
}, 400_000);

test.runIf(hasNginx)(
  "nginx speaks HTTPS for our host, leads the bare domain to it, and answers no other",
  async () => {
    const { sites } = await open(1);
    const { askHost } = await openFront(sites);
    const led = [301, "https://www.example.com/blog"];
    expect(await askHost("www.example.com", paths.blog(), "https")).toEqual([200, ""]);
    expect(await askHost("www.example.com", paths.blog(), "http")).toEqual(led);
    for (const scheme of ["http", "https"] as const) {
      expect(await askHost("example.com", paths.blog(), scheme)).toEqual(led);
      for (const foreign of ["203.0.113.9", "elsewhere.example"])
        expect(await askHost(foreign, paths.blog(), scheme)).toBeUndefined();
    }
  },
  60_000,
);

test.runIf(hasNginx)(
  "nginx logs no address, no query and no private key, not even when the site is gone",
  async () => {
    const { sites } = await open(1);
    const nginx = await openFront(sites);
    const key = "k3y-of-a-booking-that-opens-it";
    const asked = [`/booking/${key}`, "/blog?q=ada@x.example", "/ada@x.example", `/calendar/${key}.ics`];
    for (const path of asked) await fetch(nginx.origin + path);
    await sites[0]?.end("SIGKILL");
    const away = await fetch(nginx.origin + asked[0]);
    expect([away.status, await away.text()]).toEqual([503, expect.stringContaining("The site is away for a moment")]);
    const lines = await eventually(
      () => nginx.log().trim().split("\n").slice(-5),
      (each) => each.length === 5 && / 503 /.test(each[4] ?? ""),
    );
    expect(lines[0]).toMatch(/^\S+ GET \/booking 404 \d+ [\d.]+ 127\.0\.0\.1:\d+ 404$/);
    expect(lines.join()).not.toMatch(/ada|k3y|\?/);
  },
  60_000,
);

test("a killed worker is replaced, and the port answers meanwhile", async () => {
  const { sites } = await open(1, { WEB_CONCURRENCY: "2" });
  const [site] = sites as [Running];
  const workers = childrenOf(site.pid);
  expect(workers).toHaveLength(2);
  const load = startLoad(4, (index) => new Request(`${site.origin}${["/", "/blog", "/api/feed?limit=5"][index % 3]}`));
  await pause(300);
  process.kill(workers[0] as number, "SIGKILL");
  await eventually(
    () => isAlive(workers[0] as number),
    (alive) => !alive,
  );
  const killedAt = performance.now();
  await eventually(
    () => childrenOf(site.pid),
    (now) => now.length === 2 && !now.includes(workers[0] as number),
  );
  await pause(1500);
  await load.stop();
  const died =
    site
      .output()
      .split("\n")
      .find((line) => line.includes("a serving process died")) ?? "{}";
  expect(JSON.parse(died)).toMatchObject({ pid: workers[0], code: null, signal: "SIGKILL" });
  // Requests under way in the killed worker are cut off; later ones are answered.
  expect(load.failures.filter(({ at }) => at > killedAt)).toEqual([]);
  console.info(`figure: ${load.answered()} requests answered around a killed worker, ${load.failures.length} cut off`);
  await site.end("SIGTERM");
  expect(workers.filter(isAlive)).toEqual([]);
}, 60_000);

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe.runIf(isProof)("behind nginx", () => {
  beforeAll(() => {
    if (!hasNginx) throw new Error("This proof needs nginx: apt-get install nginx-light");
  });

  test("an article shows on both instances and through the cache within a second", async () => {
    const { sites } = await open(2);
    const nginx = await openFront(sites);
    const title = "The door that opens at once";
    const pages = [...sites, nginx].flatMap(({ origin }) => [origin + paths.blog(), origin + paths.rss()]);
    const isShown = () => Promise.all(pages.map(async (page) => (await (await fetch(page)).text()).includes(title)));
    expect(await isShown()).not.toContain(true);
    await publish(sites[0]?.origin ?? "", title);
    const publishedAt = performance.now();
    await eventually(isShown, (all) => !all.includes(false));
    const lateMs = performance.now() - publishedAt;
    console.info(`figure: 2 behind nginx: an article shows everywhere ${Math.round(lateMs)} ms after it was published`);
    expect(nginx.passed().filter(({ cache }) => cache === "HIT").length).toBeGreaterThan(0);
    expect(lateMs).toBeLessThan(1000);
  }, 120_000);

  test("one of two is killed under load and comes back: no request fails", async () => {
    const { instances, sites } = await open(2);
    const nginx = await openFront(sites);
    const doomed = sites[0] as Running;
    const stop = startVisitors(nginx.origin);
    const answeredBy = () => nginx.passed().filter(({ upstream }) => upstream.endsWith(`:${doomed.port}`)).length;
    await pause(2000);
    const before = answeredBy();
    await doomed.end("SIGKILL");
    const killedAt = performance.now();
    await pause(4000);
    const whileDead = answeredBy();
    await instances.add({ PORT: String(doomed.port) });
    const after = (await eventually(answeredBy, (now) => now > whileDead + 5)) - whileDead;
    const { pages, failedPages, posts, failedPosts } = await stop();
    const late = failedPosts.filter(({ at }) => at > killedAt);
    const passedOn = nginx.passed().filter(({ upstream }) => upstream.includes(",")).length;
    console.info(
      `figure: 2 instances, one killed: ${pages} pages and ${posts} posts, ${failedPages.length} and ${late.length} failed, ${failedPosts.length - late.length} posts under way cut off, ${passedOn} passed on; the killed one answered ${before} before and ${after} once back`,
    );
    expect(before).toBeGreaterThan(0);
    expect(failedPages).toEqual([]);
    expect(late).toEqual([]);
  }, 120_000);
});
