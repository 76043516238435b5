import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freshDatabase, isOnPostgres } from "./database.ts";
import { eventually } from "./eventually.ts";
import { freePort } from "./free-port.ts";
import { payload } from "./outbox.ts";
import { startSiteProcess } from "./site-process.ts";

type Trouble = {
  env: Record<string, string>;
  begin: (pid: number) => unknown;
  end: (pid: number) => unknown;
  close?: () => void;
};

const limitFiles = (pid: number, bytes: string) => execFileSync("prlimit", ["--pid", `${pid}`, `--fsize=${bytes}:`]);

/** No file can grow any more, as on a full disk. */
const fullDisk = (): Trouble => ({
  env: {},
  begin: (pid) => limitFiles(pid, "0"),
  end: (pid) => limitFiles(pid, "unlimited"),
});

/** The way to the database server is cut, every connection at once, and mended. */
async function lostServer(url: string): Promise<Trouble> {
  const target = new URL(url);
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on("error", () => {}).on("close", () => open.delete(socket));
  };
  const way = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) keep(socket);
    near.pipe(far).pipe(near);
  });
  const listen = (port: number) => once(way.listen(port, "127.0.0.1"), "listening");
  await listen(0);
  const { port } = way.address() as AddressInfo;
  const cut = () => {
    way.close();
    for (const socket of open) socket.destroy();
  };
  const env = { DATABASE_URL: Object.assign(new URL(url), { port: `${port}` }).href };
  return { env, begin: cut, end: () => listen(port), close: cut };
}

const canLimit = spawnSync("prlimit", ["--version"]).status === 0;

test.skipIf(!isOnPostgres && !canLimit)(
  "while nothing can be kept, pages go on and writes say so; all is well again by itself",
  async () => {
    const database = await freshDatabase();
    const trouble = isOnPostgres ? await lostServer(database.env.DATABASE_URL as string) : fullDisk();
    const dataDir = mkdtempSync(join(tmpdir(), "trouble-"));
    const port = await freePort();
    const env = { ...trouble.env, DATA_DIR: dataDir, PORT: `${port}`, LOG_LEVEL: "fatal" };
    const site = startSiteProcess(env);
    onTestFinished(async () => {
      await site.end("SIGKILL");
      trouble.close?.();
      await database.drop();
      rmSync(dataDir, { recursive: true });
    });
    await site.answers;
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    const post = (email: string) =>
      fetch(`http://127.0.0.1:${port}/api/hooks/crm`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ ...payload, email }),
      });
    for (const path of ["/", "/blog", "/winery-playbook"]) expect((await get(path)).status).toBe(200);
    expect((await post("before@x.example")).status).toBe(202);

    await trouble.begin(site.pid);
    const refused = await eventually(
      () => post("meanwhile@x.example"),
      ({ status }) => status !== 202,
    );
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(await refused.json()).toEqual({ error: expect.stringContaining("try again") });
    const form = await fetch(`http://127.0.0.1:${port}/winery-playbook`, {
      method: "POST",
      body: new URLSearchParams({ name: "A", email: "a@x.example" }),
    });
    expect([form.status, form.headers.get("Content-Type")]).toEqual([503, "text/html; charset=utf-8"]);
    for (const path of ["/", "/blog", "/winery-playbook", "/healthz"]) expect((await get(path)).status).toBe(200);

    await trouble.end(site.pid);
    await eventually(
      () => post("after@x.example"),
      ({ status }) => status === 202,
    );
    expect((await get("/readyz")).status).toBe(200);
  },
  90_000,
);
