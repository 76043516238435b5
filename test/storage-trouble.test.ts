import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/engine/server/database.ts";
import { readSettings } from "#platform/settings/server/settings.ts";
import { freshDatabase, isOnPostgres } from "./database.ts";
import { eventually } from "./eventually.ts";
import { freePort } from "./free-port.ts";
import { newFolder } from "./new-folder.ts";
import { payload } from "./outbox.ts";
import { startLoad } from "./several-instances/load.ts";
import { startSiteProcess } from "./site-process.ts";
import { troublesOfPostgres, troublesOfSqlite } from "./storage-trouble/troubles.ts";

const cachedPages = ["/", "/blog", "/winery-playbook"];
const pagesBeside = 200;
const troubles = isOnPostgres ? troublesOfPostgres : troublesOfSqlite;

async function open(trouble: (typeof troubles)[number]) {
  const database = await freshDatabase();
  const dataDir = newFolder();
  const { env, within, begin, end, close } = await trouble.make({ dataDir, databaseUrl: database.env.DATABASE_URL });
  const port = await freePort();
  const site = startSiteProcess({ ...env, DATA_DIR: dataDir, PORT: `${port}`, LOG_LEVEL: "fatal" }, within);
  onTestFinished(async () => {
    await site.end("SIGKILL");
    close?.();
    await database.drop();
  });
  await site.answers;
  /** Reads what is stored from a copy of the folder as the site's process sees it, made between two of its steps. */
  async function storedEmails(): Promise<string[]> {
    const copy = newFolder();
    process.kill(site.pid, "SIGSTOP");
    cpSync(join(`/proc/${site.pid}/root`, dataDir), copy, { recursive: true });
    process.kill(site.pid, "SIGCONT");
    const { db } = await openDatabase(readSettings({ ...database.env, DATA_DIR: copy }));
    const rows = await db.selectFrom("quiz_results").select("email").execute();
    await db.destroy();
    return rows.map(({ email }) => email);
  }
  const origin = `http://127.0.0.1:${port}`;
  return { site, origin, begin: () => begin(site.pid), end: () => end(site.pid), storedEmails };
}

const postQuiz = (origin: string, email: string) =>
  fetch(`${origin}/api/hooks/crm`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...payload, email }),
  });

for (const trouble of troubles) {
  test.skipIf(!trouble.canBe)(
    `${trouble.name}: pages go on and writes say that they cannot be kept; all is well again by itself`,
    async () => {
      const { site, origin, begin, end, storedEmails } = await open(trouble);
      const get = (path: string) => fetch(origin + path);
      const accepted: string[] = [];
      async function post(email: string) {
        const answer = await postQuiz(origin, email);
        if (answer.status === 202) accepted.push(email);
        return answer;
      }
      for (const path of cachedPages) expect((await get(path)).status).toBe(200);
      expect((await post("before@x.example")).status).toBe(202);

      const readers = startLoad(2, (index) => new Request(origin + cachedPages[index % cachedPages.length]));
      await begin();
      let index = 0;
      const refused = await eventually(
        () => post(`meanwhile${index++}@x.example`),
        ({ status }) => status !== 202,
      );
      expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
      const { error } = (await refused.json()) as { error: string };
      expect(error).toContain("try again");
      const form = await fetch(`${origin}/winery-playbook`, {
        method: "POST",
        body: new URLSearchParams({ name: "A", email: "a@x.example" }),
      });
      expect([form.status, form.headers.get("Content-Type")]).toEqual([503, "text/html; charset=utf-8"]);
      expect((await get("/healthz")).status).toBe(200);
      expect((await get("/readyz")).status).toBe(503);
      await eventually(readers.answered, (count) => count >= pagesBeside);

      await end();
      const endedAt = performance.now();
      // Nobody has to send anything: a balancer has nobody do so while it is not ready.
      await eventually(
        () => get("/readyz"),
        ({ status }) => status === 200,
      );
      const readyMs = performance.now() - endedAt;
      await eventually(
        () => post("after@x.example"),
        ({ status }) => status === 202,
      );
      await readers.stop();
      console.info(
        `figure: ${trouble.name}: writes answered 503 "${error}", ${readers.answered()} pages beside it and ${readers.failures.length} failed, ready again after ${readyMs.toFixed(0)} ms in the same process`,
      );
      expect(readers.failures).toEqual([]);
      expect(site.exitCode()).toBeNull();
      expect(await storedEmails()).toEqual(expect.arrayContaining(accepted));
    },
    90_000,
  );
}
