import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { platform, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const freshFolder = () => mkdtempSync(join(tmpdir(), "start-"));

/** Runs the server as a process and gives what it printed when it ended, or when it said where it is. */
async function runServer(env: Record<string, string>) {
  const child = spawn("node", ["server.ts"], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "silent", ...env },
  });
  let output = "";
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const exited = once(child, "exit");
  const saidWhere = new Promise((resolve) => {
    child.stdout.on("data", (chunk) => {
      output += chunk;
      if (output.includes("owner key lies")) resolve(undefined);
    });
  });
  await Promise.race([exited, saidWhere]);
  return { child, exited, output: () => output, errors: () => errors };
}

async function expectRefusal(env: Record<string, string>, line: RegExp) {
  const { child, exited, errors } = await runServer(env);
  await exited;
  expect(child.exitCode).toBe(1);
  expect(errors()).toMatch(line);
  expect(errors().trim().split("\n")).toHaveLength(1);
}

test("the start says where the site and the owner key are; the key can be read by its owner alone; it stops when told", async () => {
  const DATA_DIR = freshFolder();
  const { child, exited, output } = await runServer({ DATA_DIR });
  expect(output()).toMatch(/The site is at http:\/\/localhost:\d+/);
  const file = join(DATA_DIR, "owner-key");
  expect(output()).toContain(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8").trim()).toMatch(/^[\w-]{32}$/);
  child.kill("SIGTERM");
  await exited;
  expect(child.exitCode).toBe(0);
});

test("a folder is made with those above it, and one that is there is used", async () => {
  const DATA_DIR = join(freshFolder(), "house", "data");
  for (let start = 0; start < 2; start += 1) {
    const { child, exited, output } = await runServer({ DATA_DIR });
    expect(output()).toContain(join(DATA_DIR, "owner-key"));
    child.kill("SIGTERM");
    await exited;
  }
});

test("where the owner has set a key, the start says that it is that one", async () => {
  const DATA_DIR = freshFolder();
  const { child, exited, output } = await runServer({ DATA_DIR, OWNER_KEY: "a-key-of-the-owners-own" });
  expect(output()).toContain("The owner key lies in the setting OWNER_KEY\n");
  expect(existsSync(join(DATA_DIR, "owner-key"))).toBe(false);
  child.kill("SIGTERM");
  await exited;
});

test("a wrong setting is one line that names it", () =>
  expectRefusal({ PORT: "many" }, /^PORT: "many" is not usable; give /));

test("a taken port is one line that names it", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = holder.address() as { port: number };
  await expectRefusal({ PORT: String(port), DATA_DIR: freshFolder() }, /^PORT: \d+ is taken by another program; /);
  holder.close();
});

test("a database that cannot be read is one line that names it", async () => {
  const DATA_DIR = freshFolder();
  writeFileSync(join(DATA_DIR, "site.sqlite"), "this is no database at all, whatever its name says".repeat(100));
  await expectRefusal({ DATA_DIR }, /^DATA_DIR: .*site\.sqlite cannot be used as a database/);
});

test("a folder that cannot be made is one line that names it", async () => {
  const parent = freshFolder();
  writeFileSync(join(parent, "file"), "");
  const nowhere = [
    join(parent, "file"),
    join(parent, "file", "data"),
    ...(platform() === "linux" ? ["/proc/none/data"] : []),
  ];
  for (const DATA_DIR of nowhere) await expectRefusal({ DATA_DIR }, /^DATA_DIR: .* cannot be written/);
});

test("a database server that cannot be reached is one line that names it", () =>
  expectRefusal(
    { DATA_DIR: freshFolder(), DATABASE_URL: "postgres://localhost:1/none" },
    /^DATABASE_URL: the database cannot be reached/,
  ));
