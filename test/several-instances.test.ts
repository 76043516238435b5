import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { defaultFacts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { isBackupDue } from "#features/backup/plan-backup.ts";
import { goLive } from "#features/business/server/queries/launch-steps.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { formPost } from "./desk.ts";
import { eventually } from "./eventually.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import { sendQuiz } from "./outbox.ts";
import { addDueSessions, backupsOf, before, startOutside } from "./several-instances/jobs.ts";
import { startLoad } from "./several-instances/load.ts";
import { ownerKey, publish } from "./several-instances/publish.ts";
import { childrenOf, type Instances, openInstances, type Running } from "./several-instances/running.ts";

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
