import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { writeConnection } from "#features/integrations/server/queries/connections.ts";
import { startTestSite } from "#test/app.ts";
import { formPost, readKeyFile, signIn } from "#test/desk.ts";
import { soon } from "#test/eventually.ts";
import { plainText, rowOf } from "#test/row-of.ts";
import { forFile } from "#test/stop-after.ts";
import { withDatabase } from "#test/with-database.ts";

const site = forFile(await startTestSite());
const cookie = await signIn(site);

const read = async (path: string) => (await site.get(path, { headers: { Cookie: cookie } })).text();
const person = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0" };

test("visits, forms, downloads and the quiz show as what was counted", async () => {
  await site.get(paths.home(), { headers: { ...person, Referer: "https://www.google.com/" } });
  for (let each = 0; each < 4; each++) await site.get(paths.formWidget("winery"), { headers: person });
  await site.get(paths.formWidget("winery"), formPost({ name: "Marguerite", email: "m@cellar.example" }, person));
  await site.get(paths.download("winery-playbook"), { headers: person });
  for (const step of ["0", "1", "2", "0", "1", "0"])
    await site.get(paths.quizSteps(), { method: "POST", body: step, headers: person });
  await soon(() => withDatabase(site, (db) => db.selectFrom("visit_counts").selectAll().execute())).is(
    (rows) => rows.reduce((sum, { count }) => sum + count, 0) === 15,
  );
  const page = plainText(await read(deskPaths.today()));
  for (const line of [
    "Oct 23 to Nov 21. The dotted line is the 30 days before.",
    "Visits 1 none in the 30 days before",
    "Forms sent 1",
    "25 % of 4 forms seen",
    "Guides opened 1",
    "Search 1",
    "What they read, last 30 days Home page 1",
    "The quiz, last 30 days",
    "3 began and 0 finished. In the 30 days before: 0 and 0.",
    "Most leave at question 1: 1 went no further.",
    "Winery playbook 1 sent of 4 seen; 0 in the 30 days before",
  ])
    expect(page).toContain(line);
});

test("a figure leads to the people behind it", async () => {
  const page = await read(deskPaths.today());
  const since = "2026-10-23";
  const href = (came: string) => deskPaths.leads({ came, since }).replaceAll("&", "&amp;");
  expect(page).toContain(`href="${href("form")}" aria-label="1, forms sent: see these people"`);
  expect(page).toContain(`<a href="${href("winery")}">1 sent of 4 seen`);
  await withDatabase(site, (db) =>
    db
      .updateTable("lead_submissions")
      .set({ created_at: Date.UTC(2026, 9, 23, 7) })
      .where("form", "=", "winery")
      .execute(),
  );
  for (const came of ["form", "winery"]) {
    const list = await read(deskPaths.leads({ came, since }));
    expect(plainText(list)).toContain("Only who came since Oct 23. Show those of all time");
    expect(list).toContain("Marguerite");
    expect(await read(deskPaths.leads({ came, since: "2026-10-24" }))).not.toContain("Marguerite");
  }
  expect(await read(deskPaths.leads({ came: "quiz", since }))).not.toContain("Marguerite");
});

test("a form with a new id keeps its earlier counts", async () => {
  await withDatabase(site, (db) =>
    writeConnection(db, { name: "forms", plain: { winery: "aB3" }, secrets: "", secretsAt: 0 }, site.clock.nowMs),
  );
  await soon(() => site.get(paths.formWidget("aB3"), { headers: person })).is(({ status }) => status === 200);
  await soon(async () => plainText(await read(deskPaths.today()))).is((page) =>
    page.includes("Winery playbook 1 sent of 5 seen"),
  );
});

test("thirty days ago is before what is shown, and is what it is compared with", async () => {
  await withDatabase(site, (db) =>
    db
      .insertInto("visit_counts")
      .values([
        { kind: "visit", day: "2026-10-22", path: "", count: 50 },
        { kind: "visit", day: "2026-10-23", path: "", count: 99 },
      ])
      .execute(),
  );
  expect(plainText(await read(deskPaths.today()))).toContain("Visits 100 +100 % on the 30 days before");
});

test("an article stands in its list with the visits of its page", async () => {
  const article = {
    title: "The first door",
    author: "Ana",
    date: "2026-11-20",
    content: "A guest decides at the door.",
  };
  const sent = await site.get(deskPaths.articles(), {
    method: "POST",
    headers: { Authorization: `Bearer ${readKeyFile(site.dataDir)}`, "Content-Type": "application/json" },
    body: JSON.stringify({ ...article, id: "V1StGXR8_Z5jdHi6B-myT", categories: "Wine" }),
  });
  expect(sent.status).toBe(201);
  const views = { kind: "view", day: "2026-11-20", path: paths.article("the-first-door"), count: 3 } as const;
  await withDatabase(site, (db) => db.insertInto("visit_counts").values(views).execute());
  expect(rowOf(await read(deskPaths.articles()), "The first door")).toBe(
    "The first door Published November 20, 2026 3 visits",
  );
});
