import { sql } from "kysely";
import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { startTestSite, testInLongRun, testOnce } from "./app.ts";
import { formPost, signIn } from "./desk.ts";
import { payload, readOutbox } from "./outbox.ts";
import { forFile } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

const site = forFile(
  await startTestSite({ OWNER_EMAIL: "owner@house.example", LEADS_WEBHOOK_URL: "http://127.0.0.1:9/" }),
);
let cookie = await signIn(site);

const open = (path: string) => site.get(path, { headers: { Cookie: cookie } });
const read = async (path: string) => (await open(path)).text();
const submitForm = (path: string, fields: Record<string, string>) =>
  site.get(path, formPost(fields, { Cookie: cookie }));
const ask = (form: string, fields: Record<string, string>) => site.get(paths.formWidget(form), formPost(fields));
const finishQuiz = (email: string) =>
  site.get(paths.quizCrmHook(), { method: "POST", body: JSON.stringify({ ...payload, email }) });
const idOf = (email: string) =>
  withDatabase(site, async (db) => {
    const row = await db.selectFrom("leads").select("id").where("email_folded", "=", email).executeTakeFirst();
    return row?.id ?? "";
  });

const evil = {
  name: `"><img src=x onerror=alert(1)>`,
  business: `=HYPERLINK("http://evil.example","Click")`,
  phone: "+1 707 555 0123",
};

test("a form, a quiz and another form of one address are one lead, however it was typed", async () => {
  await ask("winery", { name: "Marguerite Oban", email: "M.Oban@cellar.example", message: "Nobody finds the shop." });
  site.clock.nowMs += 60_000;
  await finishQuiz("m.oban@cellar.example");
  await ask("cigar", { name: "Marguerite Oban", email: "m.oban@CELLAR.example", business: "Oban Cellars" });
  const list = await read(deskPaths.leads());
  expect(list.match(/<b>Marguerite Oban/g)).toHaveLength(1);
  expect(list).toMatch(/<table[^>]*><caption[^>]*>People<.*Smoke Signals<\/td>/s);
  expect(list).toContain("1 in 30 days, 1 waiting for an answer.");
  const file = await read(deskPaths.lead(await idOf("m.oban@cellar.example")));
  for (const step of [
    "Asked for the Winery playbook",
    "Asked for the Smoke Signals playbook",
    "Finished the quiz: 52 of 75, Good",
    "Nobody finds the shop.",
  ])
    expect(file).toContain(step);
});

test("who only did the quiz is a lead by their address", async () => {
  await finishQuiz("quiz.only@cellar.example");
  expect(await read(deskPaths.leads({ came: "quiz" }))).toContain("quiz.only@cellar.example");
});

test("everybody who ever came one way is found by it, whatever they did since", async () => {
  const ofEachWay = await Promise.all(
    ["winery", "quiz", "cigar", "dining"].map((came) => read(deskPaths.leads({ came }))),
  );
  expect(ofEachWay.map((page) => page.includes("Marguerite Oban"))).toEqual([true, true, true, false]);
  expect(await read(deskPaths.leads({ came: "winery", status: "new", q: "oban" }))).toContain("Marguerite Oban");
  expect(await read(deskPaths.leads({ came: "winery", status: "client" }))).not.toContain("Marguerite Oban");
});

test("a message that does not get through is a sign beside the status, in list and file", async () => {
  const email = "m.oban@cellar.example";
  const id = await idOf(email);
  await submitForm(deskPaths.lead(id), { intent: "change-status", status: "talking" });
  const set = (values: { is_failing: number; destination: string }) =>
    withDatabase(site, (db) => db.updateTable("outbox").set(values).where("about", "=", email).execute());
  const signs = {
    mail: '<small class="st st--bad">Mail not sent',
    leads: '<small class="st st--off">Not passed on',
  };
  for (const [destination, sign] of Object.entries(signs)) {
    await set({ is_failing: 1, destination });
    for (const page of [deskPaths.leads({ q: email }), deskPaths.lead(id)])
      expect(await read(page)).toContain(`<span class="st st--wait">In conversation</span>${sign}`);
  }
  await set({ is_failing: 0, destination: "mail" });
  expect(await read(deskPaths.lead(id))).not.toMatch(/Mail not sent|Not passed on/);
});

test("marks, formulas and line breaks do nothing: not on the desk, not in the mails, not in the table", async () => {
  await ask("dining", { ...evil, email: "odd@cellar.example", message: "one\r\n=two\n\n<script>alert(1)</script>" });
  const pages = [deskPaths.leads(), deskPaths.lead(await idOf("odd@cellar.example"))];
  for (const page of await Promise.all(pages.map(read))) {
    expect(page).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(page).not.toMatch(/<img src=x|<script>alert/);
  }
  const answer = await open(deskPaths.leadsCsv());
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Content-Disposition")).toContain("attachment");
  const row = (await answer.text()).split("\r\n").find((line) => line.includes("odd@cellar.example"));
  expect(row).toContain(`"'=HYPERLINK(""http://evil.example"",""Click"")","'+1 707 555 0123"`);
  expect(row).toMatch(/"2026-11-21 04:\d\d","2026-11-21 04:\d\d"$/);
  expect(row).toMatch(/^"""><img src=x onerror=alert\(1\)>","odd@cellar.example"/);
  const asStored = await open(deskPaths.leadsCsv({ for: "programs" }));
  expect(asStored.headers.get("Content-Disposition")).toContain("people-for-programs.csv");
  const stored = (await asStored.text()).split("\r\n");
  expect(stored[0]).toMatch(/^"Name","Email"/);
  expect(stored.find((line) => line.includes("odd@cellar.example"))).toMatch(
    /,"\+1 707 555 0123",.*,"2026-11-21T12:0\d:\d\d\.\d{3}Z","2026-11-21T12:0\d:\d\d\.\d{3}Z"$/,
  );
  const mails = (await readOutbox(site)).filter(({ about }) => about === "odd@cellar.example");
  expect(mails.filter(({ destination }) => destination === "mail")).toHaveLength(2);
  for (const { body } of mails.filter(({ destination }) => destination === "mail"))
    expect(JSON.parse(body).html).not.toMatch(/<img src=x|<script>alert/);
});

test("a lead is found by the beginning of any word of its name, house, address or phone", async () => {
  await ask("blueprint", {
    name: "Délphine Roux",
    email: "d@maison.example",
    business: "Maison Roux",
    phone: "707 555 0199",
  });
  for (const q of ["delph", "ROUX", "roux del", "maison.ex", "0199", "d@maison.example"])
    expect(await read(deskPaths.leads({ q }))).toContain("Délphine Roux");
  for (const q of ["elphine", "roux oban", "%", "_", "' or 1=1 --"])
    expect(await read(deskPaths.leads({ q }))).not.toContain("Délphine Roux");
  expect(await read(deskPaths.leads({ q: "<i>x" }))).not.toContain("<i>x");
});

test("a status is kept, shows in the list and narrows it; who had been closed and writes again is new", async () => {
  const id = await idOf("d@maison.example");
  const answer = await submitForm(deskPaths.lead(id), { intent: "change-status", status: "closed" });
  expect(answer.headers.get("Location")).toBe(`${deskPaths.lead(id)}?flash=saved&was=new`);
  expect(await read(deskPaths.leads({ status: "closed" }))).toContain("Délphine Roux");
  expect(await read(deskPaths.leads({ status: "client" }))).toContain("Nobody fits this.");
  await submitForm(deskPaths.lead(id), { intent: "change-status", status: "nonsense" });
  expect(await read(deskPaths.leads({ status: "closed", came: "blueprint" }))).toContain("Délphine Roux");
  site.clock.nowMs += 60_000;
  await ask("winery", { name: "Délphine Roux", email: "d@maison.example" });
  expect(await read(deskPaths.leads({ status: "new", came: "winery" }))).toContain("Délphine Roux");
  const file = await read(deskPaths.lead(id));
  expect(file.indexOf("Status: New, before Closed")).toBeGreaterThan(0);
  expect(file.indexOf("Status: Closed, before New")).toBeGreaterThan(file.indexOf("Status: New, before Closed"));
});

test("spam causes nothing until it is released, and then once, however often it is pressed", async () => {
  await ask("winery", { name: "Theo Ferrante", email: "t@trattoria.example", subject: "filled in" });
  expect(await idOf("t@trattoria.example")).toBe("");
  const aside = await read(deskPaths.spam());
  expect(aside).toContain("Filled in a field that people do not see");
  const release = /value="([\w-]{21})"/.exec(aside)?.[1] ?? "";
  const about = async () => (await readOutbox(site)).filter((message) => message.about === "t@trattoria.example");
  expect(await about()).toHaveLength(0);
  const answers = await Promise.all([1, 2, 3].map(() => submitForm(deskPaths.spam(), { release })));
  const id = await idOf("t@trattoria.example");
  const wentTo = answers.map((answer) => answer.headers.get("Location")).sort();
  expect(wentTo).toEqual([
    `${deskPaths.lead(id)}?flash=released`,
    `${deskPaths.spam()}?gone`,
    `${deskPaths.spam()}?gone`,
  ]);
  expect(await about()).toHaveLength(3);
  expect(await read(deskPaths.spam())).toContain("Nothing has been set aside");
  expect(await read(deskPaths.lead(id))).toContain("Theo Ferrante");
});

test("pasted advertising with links is set aside by what it says, and can be released", async () => {
  const message = "I came across your website. We offer guest posts with dofollow links: https://ads.example";
  await ask("consultation", { name: "Rank Team", email: "rank@ads.example", message });
  await ask("consultation", { name: "Ines", email: "i@vale.example", message: "Our site is https://vale.example" });
  expect([await idOf("rank@ads.example"), await idOf("i@vale.example")]).toEqual(["", expect.stringMatching(/./)]);
  const aside = await read(deskPaths.spam());
  expect(aside).toContain("Advertising with links");
  await submitForm(deskPaths.spam(), { release: /value="([\w-]{21})"/.exec(aside)?.[1] ?? "" });
  expect(await read(deskPaths.lead(await idOf("rank@ads.example")))).toContain("Rank Team");
});

testOnce("a long inbox shows every lead once over its pages, and its CSV has them all", async () => {
  for (let each = 0; each < 60; each++) {
    if (each % 7 === 0) site.clock.nowMs += 60_000;
    await ask("winery", { name: `Guest ${each}`, email: `guest${each}@many.example` });
  }
  for (const list of [deskPaths.leads({ came: "winery" }), deskPaths.leads()]) {
    const seen: string[] = [];
    for (let at: string | undefined = list; at; ) {
      const page: string = await read(at);
      seen.push(...[...page.matchAll(/<b>(Guest \d+)<\/b>/g)].map(([, name]) => name ?? ""));
      at = /<a class="go" href="([^"]*[?;]before=[^"]*)"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
    }
    expect([new Set(seen).size, seen.length]).toEqual([60, 60]);
  }
  cookie = await signIn(site);
  expect((await read(deskPaths.leadsCsv({ q: "many" }))).match(/@many\.example/g)).toHaveLength(60);
});

testInLongRun("a table has everybody, however many they are, while visitors are answered", async () => {
  await withDatabase(site, async (db) => {
    await sql`insert into leads (id, email_folded, email, name, business, phone, wants_letters, created_at, last_contact_at, status, next_step, next_step_day, came_by, quiz_score)
      with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < 60000)
      select 'lead' || i, 'guest' || i, 'guest' || i, '', '', '', 0, i, i, 'closed', '', '', 'booking', null from numbers`.execute(
      db,
    );
    await sql`insert into lead_ways select id, came_by, status, last_contact_at from leads where id like 'lead%' and came_by = 'booking'`.execute(
      db,
    );
  });
  const answer = await open(deskPaths.leadsCsv({ came: "booking", status: "closed" }));
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect(first?.done).toBe(false);
  expect((await site.get(paths.healthz())).status).toBe(200);
  const parts = [first?.value ?? new Uint8Array()];
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) parts.push(part.value);
  const rows = Buffer.concat(parts).toString("utf8").trimEnd().split("\r\n").slice(1);
  expect(rows).toHaveLength(60_000);
  expect(new Set(rows).size).toBe(60_000);
});

test("among very many of one provider somebody is found by the whole address, and by the word that few have", async () => {
  // The test's ids are lower than any that the site makes.
  await withDatabase(site, async (db) => {
    await sql`insert into leads (id, email_folded, email, name, business, phone, wants_letters, created_at, last_contact_at, status, next_step, next_step_day, came_by, quiz_score)
      with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < 2001)
      select '!' || i, 'crowd' || i || '@outlook.com', 'crowd' || i || '@outlook.com', '', '', '', 0, i, i, 'closed', '', '', 'quiz', null from numbers`.execute(
      db,
    );
    for (const word of ["outlook", "com"])
      await sql`insert into lead_words (word, lead_id) select ${word}, id from leads where id like '!%'`.execute(db);
  });
  await ask("winery", { name: "Ann Li", email: "ann.li@outlook.com" });
  for (const q of [" Ann.Li@Outlook.com ", "ann outlook", "ann.li@outlook.co"]) {
    const page = await read(deskPaths.leads({ q }));
    expect(page).toContain("Ann Li");
    expect(page).not.toContain("Try a rarer word");
  }
  expect(await read(deskPaths.leads({ q: "outlook" }))).toContain("Try a rarer word");
});
