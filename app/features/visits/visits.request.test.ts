import { afterAll, describe, expect, test } from "vitest";
import { paths } from "#facts/paths.ts";
import { quizQuestions } from "#features/quiz/words/quiz-questions.ts";
import { startTestSite, type TestSite } from "#test/app.ts";
import { formPost, signIn } from "#test/desk.ts";
import { soon } from "#test/eventually.ts";
import { payload } from "#test/outbox.ts";
import { withDatabase } from "#test/with-database.ts";

const sites: TestSite[] = [];
afterAll(() => Promise.all(sites.map((site) => site.stop())));

async function start(env: Record<string, string> = {}) {
  const site = await startTestSite(env);
  sites.push(site);
  return site;
}

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const person = { "User-Agent": firefox, "Sec-Fetch-Dest": "document" };

const visit = (site: TestSite, path: string, headers: Record<string, string> = {}) =>
  site.get(path, { headers: { ...person, ...headers } }).then(async (answer) => {
    await answer.arrayBuffer();
    if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
  });

/** Waits until the stored counts add up to `sum`; returns them as `kind path: count`. */
const counted = (site: TestSite, sum: number) =>
  soon(() =>
    withDatabase(site, (db) => db.selectFrom("visit_counts").selectAll().orderBy("kind").orderBy("path").execute()),
  )
    .is((all) => all.reduce((before, { count }) => before + count, 0) === sum)
    .then((all) => all.map(({ kind, path, count, day }) => `${day} ${kind} ${path}: ${count}`));

const environmentOf = ({ settings }: TestSite): Record<string, string> =>
  settings.databaseUrl ? { DATABASE_URL: settings.databaseUrl } : {};

// Each waits seconds until counts are written down: they wait side by side.
describe.concurrent("visits", () => {
  test("a reader of three pages is one visit and three views, on the business's own day", async () => {
    const site = await start();
    site.clock.nowMs = Date.UTC(2026, 10, 22, 4);
    await visit(site, paths.home(), { Referer: "https://www.google.com/" });
    await visit(site, paths.about(), { Referer: `${site.address}/` });
    await visit(site, `${paths.about()}?utm_source=x`);
    expect(await counted(site, 5)).toEqual([
      "2026-11-21 from search: 1",
      "2026-11-21 view /: 1",
      "2026-11-21 view /about: 2",
      "2026-11-21 visit : 1",
    ]);
    site.clock.nowMs += 86_400_000;
    await visit(site, paths.home());
    expect(await counted(site, 8)).toContain("2026-11-22 visit : 1");
  });

  test("robots, the owner, those who ask for privacy and pages made ahead of their readers are left out", async () => {
    const site = await start();
    await visit(site, paths.home(), { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    await visit(site, paths.home(), { "Sec-GPC": "1" });
    await visit(site, paths.home(), { Cookie: await signIn(site) });
    await visit(site, paths.home(), { "Sec-Purpose": "prefetch;prerender" });
    await visit(site, "/nowhere");
    await visit(site, "/about.md");
    await site.get(paths.home(), { method: "HEAD", headers: person });
    await visit(site, paths.services());
    expect(await counted(site, 3)).toEqual([
      "2026-11-21 from direct: 1",
      "2026-11-21 view /services: 1",
      "2026-11-21 visit : 1",
    ]);
  });

  test("a page made ahead counts once its reader asks for something from it", async () => {
    const site = await start();
    const ahead = { "Sec-Purpose": "prefetch;prerender", Referer: `${site.address}${paths.home()}` };
    await visit(site, paths.home());
    await visit(site, paths.about(), ahead);
    await visit(site, paths.services(), ahead);
    await visit(site, "/favicon.svg", { Referer: `${site.address}${paths.about()}`, "Sec-Fetch-Dest": "image" });
    expect(await counted(site, 4)).toContain("2026-11-21 view /about: 1");
  });

  test("nothing that is kept tells who it was, and a path is only ever one of the site's own", async () => {
    const site = await start();
    await visit(site, `${paths.home()}?secret=person@cellar.example`, {
      Referer: "https://other.example/person@cellar",
    });
    await visit(site, "/%61bout");
    const stored = await site.get(paths.quizCrmHook(), { method: "POST", body: JSON.stringify(payload) });
    expect(stored.status).toBe(202);
    const key = await withDatabase(site, (db) => db.selectFrom("quiz_results").select("link_key").executeTakeFirst());
    const page = await site.get(paths.quizResult(key?.link_key ?? ""), { headers: person });
    expect(page.status).toBe(200);
    const rows = await counted(site, 3);
    expect(rows.join()).not.toMatch(/quiz-results|person|127\.0\.0\.1|Firefox|%61|other\.example/);
  });

  test("a form's showing and sending, a guide's download and the quiz's steps are counted", async () => {
    const site = await start();
    await visit(site, paths.formWidget("winery"), { "Sec-Fetch-Dest": "iframe" });
    await site.get(paths.formWidget("winery"), formPost({ name: "M", email: "no address" }, person));
    await site.get(paths.formWidget("winery"), formPost({ name: "M", email: "m@cellar.example" }, person));
    await visit(site, paths.download("winery-playbook"));
    for (const body of ["0", "1", "2", "16", "-1", "x", "2; drop"])
      await site.get(paths.quizSteps(), { method: "POST", body, headers: person });
    await site.get(paths.quizSteps(), { method: "POST", body: "3", headers: { ...person, "Sec-GPC": "1" } });
    expect(await counted(site, 6)).toEqual([
      "2026-11-21 download winery-playbook: 1",
      "2026-11-21 form sent winery: 1",
      "2026-11-21 form shown winery: 1",
      "2026-11-21 quiz 0: 1",
      "2026-11-21 quiz 1: 1",
      "2026-11-21 quiz 2: 1",
    ]);
  });

  test("the quiz without a script counts as begun and finished at once", async () => {
    const site = await start();
    const answers = Object.fromEntries(quizQuestions.map(({ id }) => [`q${id}`, "3"]));
    await site.get(paths.visibilityQuiz(), formPost(answers, person));
    expect(await counted(site, 16)).toContain("2026-11-21 quiz 15: 1");
  });

  test("what was counted a moment ago survives the stop, and instances add up", async () => {
    const site = await start();
    await visit(site, paths.home());
    await counted(site, 3);
    const rest = await startTestSite({ ...environmentOf(site), DATA_DIR: site.dataDir });
    await visit(rest, paths.home());
    await rest.stop();
    expect(await counted(site, 6)).toContain("2026-11-21 view /: 2");
  });
});
