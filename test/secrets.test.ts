import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { fitsOwnerKey, hashOwnerKey } from "#features/owner/server/owner-key.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { readSettings } from "#platform/settings/server/settings.ts";
import { freshDatabase } from "./database.ts";
import { formPost } from "./desk.ts";
import { eventually } from "./eventually.ts";
import { newFolder } from "./new-folder.ts";
import { leaksIn, type Place, secrets } from "./secrets/hidden.ts";
import { startTellingSite } from "./secrets/start-telling-site.ts";
import { startTroubledIntegrations } from "./secrets/troubled-integrations.ts";
import { useEverything } from "./secrets/use-everything.ts";

const leftovers: (() => unknown)[] = [];
afterEach(async () => {
  for (const remove of leftovers.splice(0).reverse()) await remove();
});

/** An empty site; a PostgreSQL database asks for a secret password. */
async function newSite() {
  const dataDir = newFolder();
  const { env, drop } = await freshDatabase();
  leftovers.push(drop);
  const ownSite = { dataDir, env: { DATA_DIR: dataDir }, loseDatabase: async () => {} };
  if (!env.DATABASE_URL) return ownSite;
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const role = `house_${crypto.randomUUID().slice(0, 8)}`;
  await client.query(`create role ${role} login superuser password '${secrets.databasePassword}'`);
  leftovers.push(() => client.query(`reassign owned by ${role} to postgres`).then(() => client.end()));
  const address = new URL(env.DATABASE_URL);
  Object.assign(address, { username: role, password: secrets.databasePassword });
  return {
    ...ownSite,
    env: { DATA_DIR: dataDir, DATABASE_URL: address.href },
    async loseDatabase() {
      await client.query(`alter role ${role} nologin`);
      await client.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = $1", [role]);
    },
  };
}

const placesIn = (folder: string, kind: string): Place[] =>
  globSync("**/*", { cwd: folder })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => ({ name: `${kind} ${path}`, text: readFileSync(join(folder, path), "latin1") }));

const privateLinks = [
  paths.bookingCancel,
  paths.calendarFeed,
  (key: string) => `/letters/confirm/${key}`,
  (key: string) => `/letters/stop/${key}`,
  deskPaths.ownerLink,
  deskPaths.invitation,
].map((pathWith) => pathWith(secrets.linkKey));

test("no secret is told: not in logs, answers, exports, backups, files, nor to processes of the site's own", async () => {
  const { dataDir, env, loseDatabase } = await newSite();
  const integrations = await startTroubledIntegrations();
  leftovers.push(integrations.stop);
  const site = await startTellingSite({
    ...env,
    ...integrations.env,
    OWNER_KEY: secrets.ownerKey,
    OWNER_EMAIL: "o@house.example",
  });
  const { places, token } = await useEverything(site.address);
  expect(token).not.toBe("");
  await eventually(site.told, (told) => told.split("delivery attempted").length > 4);
  await loseDatabase();
  const lost = await Promise.all([
    ...[deskPaths.leads(), paths.blog(), deskPaths.signIn(), ...privateLinks].map((path) => fetch(site.address + path)),
    ...privateLinks.map((path) => fetch(site.address + path, formPost({}))),
  ]);
  places.push(...(await Promise.all(lost.map(async (answer) => ({ name: answer.url, text: await answer.text() })))));
  await site.stop();
  const files = placesIn(dataDir, "the data folder's");
  places.push({ name: "the log", text: site.told() }, ...files, ...placesIn("build/client", "the browser's"));
  places.push(...site.environments().map((text) => ({ name: "a process of its own", text })));
  const leaks = leaksIn(places, { ...secrets, token });
  console.info(
    `figure: ${Object.keys(secrets).length + 1} secrets looked for in ${places.length} places (answers, exports, a backup, files, ${site.told().split("\n").length} lines of the log at its most talkative, ${site.environments().length} processes): ${leaks.length} found`,
  );
  expect(leaks).toEqual([]);
});

const unusable: Record<string, string>[] = [
  { DATABASE_URL: `postgress://site:${secrets.databasePassword}@127.0.0.1/site` },
  { DATABASE_URL: `postgres://site:${secrets.databasePassword}@127.0.0.1:9/site` },
  { DATABASE_URL: `postgres://site:${secrets.databasePassword}@[/site` },
  { QUIZ_CRM_WEBHOOK_URL: `htps://hooks.example/?token=${secrets.crmToken}` },
  { LEADS_WEBHOOK_URL: `https://house:${secrets.leadsPassword}@hooks,example/` },
  { FEED_URL: `feed.example/?key=${secrets.feedToken}` },
  { SMTP_URL: `mail.example:${secrets.mailPassword}` },
  { WEBHOOK_SECRET: `whsek_${secrets.webhookSecret}` },
  { OWNER_KEY: `${secrets.ownerKey} with a space` },
];

test("a setting that cannot be used is named, and not repeated", async () => {
  const dataDir = newFolder();
  for (const env of unusable) {
    const [name = ""] = Object.keys(env);
    const open = async () => openDatabase(readSettings({ DATA_DIR: dataDir, ...env }));
    const line = await open().then(
      () => "",
      (error: Error) => error.message,
    );
    expect(line).toMatch(new RegExp(`^${name}: `));
    expect(leaksIn([{ name, text: line }], secrets)).toEqual([]);
  }
});

const rounds = process.env.PROVE ? 40 : 8;
/** Far less than the difference of a comparison that stops at the first wrong character. */
const maxApart = process.env.PROVE ? 1.5 : 4;

test("an owner key is judged in the same time whatever it has in common with the right one", async () => {
  const right = secrets.ownerKey;
  const hash = await hashOwnerKey(right);
  const given = [right, `${right.slice(0, -1)}#`, `#${right.slice(1)}`, "x", "x".repeat(200), ""];
  const lowest = given.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, key] of given.entries()) {
      const startedAtMs = performance.now();
      expect(await fitsOwnerKey(key, hash)).toBe(key === right);
      lowest[index] = Math.min(lowest[index] ?? 0, performance.now() - startedAtMs);
    }
  }
  const apart = Math.max(...lowest) / Math.min(...lowest);
  console.info(
    `figure: owner keys, right, nearly right and wrong: judged in ${lowest.map((ms) => ms.toFixed(1)).join(", ")} ms`,
  );
  expect(apart).toBeLessThan(maxApart);
  expect(readFileSync("app/features/owner/server/owner-key.ts", "utf8")).toContain("timingSafeEqual(");
});
