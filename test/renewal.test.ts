import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { paths } from "#facts/paths.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { readSettings } from "#platform/settings/server/settings.ts";
import { freshDatabase } from "./database.ts";
import { eventually } from "./eventually.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import { sendQuiz } from "./outbox.ts";
import { type HeldSite, startHeldSite } from "./renewal/held-site.ts";

const isProof = process.env.PROVE === "1";
const cleaning: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean();
});

const preloaded = `--import ${new URL("renewal/later-version.ts", import.meta.url).href}`;

/** Sites over one database behind our nginx, their ports held. */
async function open(count: number, env: Record<string, string> = {}) {
  const database = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), "renewal-"));
  cleaning.push(() => rm(folder, { recursive: true }), database.drop);
  const flag = (index: number) => join(folder, `later-${index}`);
  const envOf = (index: number) => ({ ...database.env, DATA_DIR: join(folder, `${index}`) });
  const sites: HeldSite[] = [];
  for (let index = 0; index < count; index += 1) {
    const more = { TEST_LATER: flag(index), NODE_OPTIONS: preloaded, LOG_LEVEL: "warn", TRUST_PROXY: "1", ...env };
    const site = await startHeldSite({ ...envOf(index), ...more });
    cleaning.push(site.stop);
    sites.push(site);
  }
  const nginx = await startNginx(sites.map(({ port }) => port));
  cleaning.push(nginx.stop);
  return {
    nginx,
    sites,
    upgrade: async (index: number) => {
      await writeFile(flag(index), "");
      await sites[index]?.restart();
    },
    async countStored() {
      const { db } = await openDatabase(readSettings(envOf(0)));
      const rows = await db.selectFrom("quiz_results").select("email").execute();
      await db.destroy();
      return new Set(rows.map(({ email }) => email)).size;
    },
  };
}

const everyMs = 125;

/** Eight requests a second: a page, a post, and so on. */
function startVisitors(origin: string) {
  const failures: string[] = [];
  const waits: Promise<unknown>[] = [];
  const pages = [paths.home(), paths.blog(), paths.feed(), paths.blog({ q: "cellar" })];
  let posts = 0;
  const ask = async (index: number) => {
    const isPost = index % 2 === 1;
    if (isPost) posts += 1;
    const email = `guest${index}@x.example`;
    const asked = isPost ? sendQuiz(origin, email) : fetch(origin + pages[(index / 2) % pages.length]);
    const status = await asked.then(
      async (answer) => (await answer.arrayBuffer()) && answer.status,
      (error: Error) => `${error.cause ?? error}`,
    );
    if (status !== (isPost ? 202 : 200)) failures.push(`${isPost ? "post" : "page"} ${index}: ${status}`);
  };
  const asking = setInterval(() => waits.push(ask(waits.length)), everyMs);
  return {
    /** Until those who had to wait for a restart are answered. */
    untilServed: () => Promise.all([...waits]),
    async stop() {
      clearInterval(asking);
      await Promise.all(waits);
      return { asked: waits.length, posts, failures };
    },
  };
}

test.runIf(hasNginx && isProof).each([1, 2])(
  "a site of %i processes whose port is held restarts again and again: no page fails, no post is lost",
  async (processes) => {
    const { nginx, sites, countStored } = await open(1, { WEB_CONCURRENCY: `${processes}` });
    const { untilServed, stop } = startVisitors(nginx.origin);
    const restarts = 10;
    const stopMs: number[] = [];
    for (let count = 0; count < restarts; count += 1) {
      stopMs.push((await sites[0]?.restart()) ?? 0);
      await untilServed();
    }
    const { asked, posts, failures } = await stop();
    console.info(
      `figure: ${restarts} restarts of ${processes} at 8 requests a second: ${asked} asked, ${posts} of them posts, ${failures.length} failed; gone after ${Math.round(Math.max(...stopMs))} ms at most`,
    );
    expect(failures).toEqual([]);
    expect(await countStored()).toBe(posts);
  },
  300_000,
);

test.runIf(hasNginx && isProof)(
  "two are upgraded in turn: the old one refuses posts, which the new one takes; none fails",
  async () => {
    const { nginx, sites, upgrade, countStored } = await open(2);
    const [, old] = sites as [HeldSite, HeldSite];
    const { untilServed, stop } = startVisitors(nginx.origin);
    await upgrade(0);
    const seenAt = performance.now();
    await eventually(old.output, (output) => output.includes('"upgraded by a later version"'));
    const noticedMs = performance.now() - seenAt;
    const refused = await sendQuiz(old.origin, "refused@x.example");
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect((await fetch(`${old.origin}${paths.readyz()}`)).status).toBe(503);
    expect((await fetch(`${old.origin}${paths.blog()}`)).status).toBe(200);
    const passedOn = () => nginx.passed().filter(({ upstream }) => / : |, /.test(upstream)).length;
    await eventually(passedOn, (count) => count >= 4);
    await untilServed();
    await upgrade(1);
    const { asked, posts, failures } = await stop();
    console.info(
      `figure: an old instance beside a new one: noticed within ${Math.round(noticedMs)} ms, ${passedOn()} requests passed on; ${asked} asked, ${posts} of them posts, ${failures.length} failed`,
    );
    expect(failures).toEqual([]);
    expect(await countStored()).toBe(posts);
  },
  300_000,
);
