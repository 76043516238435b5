import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { platform } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#platform/engine/server/database.ts";
import { migrate } from "#platform/engine/server/migrate.ts";
import { migrations } from "#platform/engine/server/migrations/index.ts";
import { readSettings } from "#platform/settings/server/settings.ts";
import { testInLongRun } from "./app.ts";
import { freshDatabase } from "./database.ts";
import { soon } from "./eventually.ts";
import { newFolder } from "./new-folder.ts";
import { startSiteProcess } from "./site-process.ts";

const freshFolder = () => newFolder();

async function expectRefusal(env: Record<string, string>, line: RegExp) {
  const site = startSiteProcess({ PORT: "0", LOG_LEVEL: "silent", ...env });
  await site.ended;
  expect(site.exitCode()).toBe(1);
  expect(site.errors()).toMatch(line);
  expect(site.errors().trim().split("\n")).toHaveLength(1);
}

test("the first start says where the site, the owner key and a link to the desk are, in files that only their owner can read, and tells systemd; it stops when told", async () => {
  const DATA_DIR = freshFolder();
  const bin = freshFolder();
  writeFileSync(
    join(bin, "systemd-notify"),
    `#!/bin/sh\necho "$@" > ${bin}/told.part && mv ${bin}/told.part ${bin}/told\n`,
    {
      mode: 0o755,
    },
  );
  const systemd = { NOTIFY_SOCKET: "/run/none", PATH: `${bin}:${process.env.PATH}` };
  const site = startSiteProcess({ PORT: "0", LOG_LEVEL: "silent", DATA_DIR, ...systemd });
  await site.answers;
  await soon(() => existsSync(join(bin, "told"))).is((is) => is);
  expect(readFileSync(join(bin, "told"), "utf8")).toBe("--ready\n");
  expect(site.address()).toMatch(/^http:\/\/localhost:\d+$/);
  const file = join(DATA_DIR, "owner-key");
  expect(site.output()).toContain(`The owner key lies in ${file}`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8").trim()).toMatch(/^[\w-]{32}$/);
  const linkFile = join(DATA_DIR, "owner-link");
  expect(site.output()).toContain(`lies in ${linkFile}`);
  expect(statSync(linkFile).mode & 0o777).toBe(0o600);
  const link = readFileSync(linkFile, "utf8").trim();
  expect(link).toMatch(new RegExp(`^${site.address()}/desk/link/[\\w-]{43}$`));
  expect(site.output()).not.toContain(link);
  const opened = await fetch(link, { method: "POST", redirect: "manual" });
  expect([opened.status, existsSync(linkFile)]).toEqual([303, false]);
  await site.end("SIGTERM");
  expect(site.exitCode()).toBe(0);
});

/** A copy of what runs, in a folder whose name is written otherwise in an address. */
function copyOfSite(): string {
  const folder = join(freshFolder(), "a b ü");
  const places = "app build content public scripts package.json package-lock.json server.mjs start-site.ts";
  for (const place of places.split(" ")) cpSync(place, join(folder, place), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

test("it serves from a folder whose path has a space and a letter beyond ASCII, and each line of its log is JSON", async () => {
  const folder = copyOfSite();
  const within = ["sh", "-c", 'cd "$0" && exec "$@"', folder];
  const site = startSiteProcess({ PORT: "0", LOG_LEVEL: "info", DATA_DIR: freshFolder() }, within);
  await site.answers;
  expect((await fetch(site.address())).status).toBe(200);
  const health = await (await fetch(`${site.address()}/healthz`)).json();
  expect(health).toEqual({ status: "alive", version: "1.0.0", commit: expect.stringMatching(/^[0-9a-f]{40}$/) });
  expect(site.output()).toContain(
    `The site is at ${site.address()} (version 1.0.0, commit ${health.commit.slice(0, 8)})`,
  );
  await site.end("SIGTERM");
  const lines = site
    .output()
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const { status, ...version } = health;
  expect(lines[0]).toMatchObject({ msg: "starting", ...version });
  expect(lines.at(-1)).toMatchObject({ level: expect.any(Number), time: expect.any(String) });
  rmSync(folder, { recursive: true });
});

/** Files that others than their owner may use. */
const open = (folder: string) =>
  [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))].filter(
    (path) => (statSync(path).mode & 0o077) !== 0,
  );

test("all that lies in the data folder is its owner's alone, what was there before and what comes", async () => {
  const DATA_DIR = freshFolder();
  chmodSync(DATA_DIR, 0o755);
  mkdirSync(join(DATA_DIR, "backups"), { mode: 0o755 });
  for (const name of ["site.sqlite", "site.sqlite-wal", "backups/old"]) writeFileSync(join(DATA_DIR, name), "");
  expect(open(DATA_DIR)).toHaveLength(5);
  const site = startSiteProcess({
    PORT: "0",
    LOG_LEVEL: "silent",
    DATA_DIR,
    NODE_COMPILE_CACHE: join(DATA_DIR, "code"),
  });
  await site.answers;
  await fetch(`${site.address()}/widget/form/winery`, { method: "POST", body: new URLSearchParams({ name: "Ada" }) });
  expect(readdirSync(DATA_DIR).sort()).toEqual(
    expect.arrayContaining(["owner-key", "site.sqlite", "site.sqlite-shm", "site.sqlite-wal"]),
  );
  expect(open(DATA_DIR)).toEqual([]);
  await site.end("SIGTERM");
  expect(readdirSync(join(DATA_DIR, "code"), { recursive: true }).length).toBeGreaterThan(1);
  expect(open(DATA_DIR)).toEqual([]);
});

testInLongRun("a folder is made with those above it, and one that is there is used", async () => {
  const DATA_DIR = join(freshFolder(), "house", "data");
  for (let start = 0; start < 2; start += 1) {
    const site = startSiteProcess({ PORT: "0", LOG_LEVEL: "silent", DATA_DIR });
    await site.answers;
    expect(site.output()).toContain(join(DATA_DIR, "owner-key"));
    await site.end("SIGTERM");
  }
});

testInLongRun("a key that the owner has set stays without the setting, and no file names another", async () => {
  const DATA_DIR = freshFolder();
  const flash: string[] = [];
  const settings: Record<string, string>[] = [{}, { OWNER_KEY: "a-key-of-the-owners-own" }, {}];
  for (const setting of settings) {
    const site = startSiteProcess({ PORT: "0", LOG_LEVEL: "silent", DATA_DIR, ...setting });
    await site.answers;
    flash.push(/The owner key lies in ([^"]+)/.exec(site.output())?.[1] ?? "");
    await site.end("SIGTERM");
  }
  const [made, set, kept] = flash;
  expect(made).toBe(join(DATA_DIR, "owner-key"));
  expect(set).toBe("the setting OWNER_KEY");
  expect(kept).toMatch(/^no file: /);
  expect(existsSync(join(DATA_DIR, "owner-key"))).toBe(false);
});

test("a wrong setting is one line that names it", () =>
  expectRefusal({ PORT: "many" }, /^PORT: "many" is not usable; give /));

test("a database that cannot be read is one line that names it", async () => {
  const DATA_DIR = freshFolder();
  writeFileSync(join(DATA_DIR, "site.sqlite"), "this is no database at all, whatever its name says".repeat(100));
  await expectRefusal({ DATA_DIR }, /^DATA_DIR: .*site\.sqlite cannot be used as a database/);
});

test("a database that a later version has upgraded is one line that names it", async () => {
  const database = await freshDatabase();
  const DATA_DIR = freshFolder();
  const { db, engine } = await openDatabase(readSettings({ ...database.env, DATA_DIR }));
  await migrate(db, engine, 0, [...migrations, { name: "9999-later", up: async () => {} }]);
  await db.destroy();
  const setting = engine === "sqlite" ? "DATA_DIR" : "DATABASE_URL";
  const line = new RegExp(`^${setting}: the database belongs to a later version of the site \\(9999-later\\); start `);
  await expectRefusal({ ...database.env, DATA_DIR }, line);
  await database.drop();
});

testInLongRun("a folder that cannot be made is one line that names it", async () => {
  const parent = freshFolder();
  writeFileSync(join(parent, "file"), "");
  const nowhere = [
    join(parent, "file"),
    join(parent, "file", "data"),
    ...(platform() === "linux" ? ["/proc/none/data"] : []),
  ];
  for (const DATA_DIR of nowhere) await expectRefusal({ DATA_DIR }, /^DATA_DIR: .* cannot be written/);
});

testInLongRun("a database server that cannot be reached is one line that names it", () =>
  expectRefusal(
    { DATA_DIR: freshFolder(), DATABASE_URL: "postgres://localhost:1/none" },
    /^DATABASE_URL: the database cannot be reached/,
  ),
);
