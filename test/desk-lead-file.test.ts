import { afterAll, beforeAll, expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { bookAsProgram, freeSlots } from "./booking.ts";
import { formPost, signIn } from "./desk.ts";
import { payload, readOutbox } from "./outbox.ts";
import { plainText } from "./row-of.ts";
import { readRows } from "./stored-rows.ts";
import { withDatabase } from "./with-database.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite({ OWNER_EMAIL: "owner@house.example", LEADS_WEBHOOK_URL: "http://127.0.0.1:9/" });
  cookie = await signIn(site);
  await ask("winery", { name: "Marguerite Oban", email: "M.Oban@cellar.example", message: "Nobody finds the shop." });
  await ask("winery", { name: "Délphine Roux", email: "d@maison.example" });
  await ask("dining", { name: "Odd", email: "odd@cellar.example" });
  for (const email of ["m.oban@cellar.example", "quiz.only@cellar.example"]) await finishQuiz(email);
});
afterAll(() => site.stop());

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

test("notes are dated, changed and deleted one by one, and a press leads back to its place in the list", async () => {
  const id = await idOf("d@maison.example");
  const place = deskPaths.lead(id, { q: "roux", status: "new" });
  const answer = await submitForm(place, { intent: "add-note", note: "Called twice.\r\n=Odd" });
  expect(answer.headers.get("Location")).toBe(`${place}&flash=noted`);
  site.clock.nowMs += 60_000;
  await submitForm(place, { intent: "add-note", note: "Sent <b>the</b> offer." });
  const file = await read(place);
  const [later, earlier] = ["Sent &lt;b&gt;the&lt;/b&gt; offer.", "Called twice.\n=Odd"].map((text) =>
    file.indexOf(text),
  );
  expect([later, earlier].every((at) => at !== undefined && at > 0)).toBe(true);
  expect(later).toBeLessThan(earlier ?? 0);
  const csv = await read(deskPaths.leadsCsv({ q: "roux" }));
  expect(csv).toContain(`"2026-11-21: Sent <b>the</b> offer. 2026-11-21: Called twice. '=Odd"`);
  const noteId = /name="id" value="([\w-]{21})"/.exec(file)?.[1] ?? "";
  const others = await idOf("quiz.only@cellar.example");
  for (const intent of ["change-note", "delete-note", "take-back-note"]) {
    const stray = await submitForm(deskPaths.lead(others), { intent, id: noteId, note: "Not theirs" });
    expect(stray.headers.get("Location")).toContain("flash=gone");
  }
  const change = { intent: "change-note", id: noteId, note: "Sent the offer by post." };
  const changed = (await submitForm(place, change)).headers.get("Location") ?? "";
  expect(await read(changed)).toMatch(/value="take-back-note"[\s\S]*Sent the offer by post\.<[\s\S]*Edited/);
  await submitForm(place, { intent: "take-back-note", id: noteId });
  expect(await read(place)).toMatch(/Sent &lt;b&gt;the&lt;\/b&gt; offer\.</);
  expect(await read(place)).not.toContain("by post");
  await submitForm(place, change);
  expect((await submitForm(place, { intent: "add-note", note: " \n" })).headers.get("Location")).toContain(
    "flash=empty",
  );
  await submitForm(place, { intent: "delete-note", id: noteId });
  const left = await read(place);
  expect(left).not.toContain("Sent the offer");
  expect(left).toContain("Called twice.");
});

test("who is due today or before is a list of its own, the earliest first, until the step is done", async () => {
  const plan = async (email: string, step: string, day: string) =>
    (await submitForm(deskPaths.lead(await idOf(email)), { intent: "plan-step", step, day })).headers.get("Location");
  await plan("d@maison.example", "Call about the tasting", "2026-11-21");
  await plan("quiz.only@cellar.example", "Send the offer", "2026-11-19");
  await plan("odd@cellar.example", "Ask again", "2026-11-22");
  for (const day of ["", "2026-02-30", "tomorrow", "<b>"])
    expect(await plan("odd@cellar.example", "Ask again", day)).toContain("flash=unplanned");
  const due = await read(deskPaths.leads({ due: "1" }));
  expect(due).toMatch(/Due since Nov 19: Send the offer[\s\S]*Due today: Call about the tasting/);
  expect(due).not.toContain("Ask again");
  expect(plainText(due)).toContain("Due today 2");
  expect(await read(deskPaths.leads({ due: "1", came: "winery", q: "roux" }))).toContain("Call about the tasting");
  expect(await read(deskPaths.leads({ due: "1", status: "client" }))).toContain("Nobody fits this.");
  expect(await read(deskPaths.leads())).toContain("Nov 22: Ask again");
  expect((await read(deskPaths.leadsCsv({ due: "1" }))).trimEnd().split("\r\n")).toHaveLength(3);
  const id = await idOf("d@maison.example");
  await submitForm(deskPaths.lead(id), { intent: "finish-step" });
  expect(await read(deskPaths.lead(id))).toContain("Done: Call about the tasting");
  expect(await read(deskPaths.leads({ due: "1" }))).not.toContain("Délphine Roux");
  expect((await submitForm(deskPaths.lead(id), { intent: "finish-step" })).headers.get("Location")).toContain(
    "flash=gone",
  );
});

test("a change of status and the end of a plan are undone by the button beside what they say", async () => {
  const file = deskPaths.lead(await idOf("odd@cellar.example"));
  const press = async (fields: Record<string, string>) => {
    const page = await read((await submitForm(file, fields)).headers.get("Location") ?? "");
    return page.slice(page.indexOf("<main"));
  };
  /** Presses the button beside the flash. */
  const undo = (page: string) => {
    const form = /"desk__flash undo-flash".*?<form[^>]*>(.*?)<\/form>/s.exec(page)?.[1] ?? "";
    const fields = [...form.matchAll(/<(?:input|button)[^>]*>/g)].map(([tag]) =>
      ["name", "value"].map((attribute) => new RegExp(` ${attribute}="([^"]*)"`).exec(tag)?.[1] ?? ""),
    );
    return press(Object.fromEntries(fields));
  };
  const saved = await press({ intent: "change-status", status: "client" });
  expect(await undo(saved)).toContain('<option value="new" selected');
  expect(await press({ intent: "change-status", status: "new" })).not.toContain("undo-flash");
  await press({ intent: "plan-step", step: "Ask “again”", day: "2026-12-24" });
  const done = await press({ intent: "finish-step" });
  expect(done).toContain("Done: Ask “again”");
  const reopened = await undo(done);
  expect(plainText(reopened)).toContain("Dec 24: Ask “again”");
  expect(reopened).not.toContain("Done: Ask");
  expect(await press({ intent: "reopen-step" })).toContain("This is no longer here.");
  expect(plainText(await undo(await press({ intent: "remove-step" })))).toContain("Dec 24: Ask “again”");
});

test("a file tells in plain words how somebody first came", async () => {
  const came = { utm_source: "google", utm_medium: "cpc", utm_campaign: "winery-fall", landingPage: "/" };
  await ask("winery", { name: "Ada", email: "ada@cellar.example", attribution: JSON.stringify(came) });
  site.clock.nowMs += 60_000;
  await ask("cigar", {
    name: "Ada",
    email: "ada@cellar.example",
    attribution: JSON.stringify({ landingPage: "/dash" }),
  });
  const file = await read(deskPaths.lead(await idOf("ada@cellar.example")));
  expect(file).toContain("<dd>Google ad, campaign winery-fall; first page: Home page</dd>");
  expect(file).toContain("Straight to the site; first page: Dash");
});

test("sessions are in the file with their notes, when they were moved and cancelled, by the business's clock", async () => {
  const { slots } = await freeSlots(site);
  const booked = { name: "Vera", email: "vera@table.example", timeZone: "Asia/Tokyo", notes: "Two labels" };
  const { links } = await (await bookAsProgram(site, { ...booked, start: slots[0] })).json();
  const move = new URL(links.page).pathname;
  site.clock.nowMs += 60_000;
  await site.get(`${move}/move`, formPost({ start: String(slots[3]) }));
  site.clock.nowMs += 60_000;
  await site.get(`${move}/cancel`, formPost({}));
  const file = plainText(await read(deskPaths.lead(await idOf("vera@table.example"))));
  const hour = (slot: string | undefined) =>
    new Date(`${slot}`)
      .toLocaleString("en-US", {
        timeZone: "America/Los_Angeles",
        weekday: "long",
        month: "long",
        day: "numeric",
        hour: "numeric",
        minute: "2-digit",
      })
      .replace(" at ", ", ")
      .replace(/[AP]M$/, (half) => half.toLowerCase());
  const lines = [
    `Cancelled the session of ${hour(slots[3])}`,
    `Moved the session to ${hour(slots[3])}`,
    `Booked a session: ${hour(slots[0])} “Two labels”`,
  ].map((line) => file.indexOf(line));
  expect(lines.every((at) => at > 0)).toBe(true);
  expect(lines).toEqual(lines.toSorted((one, other) => one - other));
  expect(file).toContain("Mail to them: their session is booked");
  expect(file).not.toContain("Your consultation is booked:");
});

test("the addresses from before lead on for good", async () => {
  const id = await idOf("ada@cellar.example");
  for (const [before, now] of [
    ["/desk/leads?q=ada", deskPaths.leads({ q: "ada" })],
    [`/desk/leads/${id}`, deskPaths.lead(id)],
    [`/desk/leads/${id}/export`, deskPaths.leadDownload(id)],
    ["/desk/leads.csv", deskPaths.leadsCsv()],
  ] as const) {
    const answer = await open(before);
    expect([answer.status, answer.headers.get("Location")]).toEqual([308, now]);
  }
  const posted = await submitForm(`/desk/leads/${id}`, { intent: "change-status", status: "client" });
  expect([posted.status, posted.headers.get("Location")]).toEqual([308, deskPaths.lead(id)]);
});

test("a finished quiz is told to the owner by mail, and each alert leads to the person's page", async () => {
  const alerts = async (email: string) =>
    (await readOutbox(site))
      .filter(({ about, recipient }) => about === email && recipient === "owner")
      .map(({ body }) => JSON.parse(body));
  const [ofQuiz] = await alerts("quiz.only@cellar.example");
  expect(ofQuiz.to.address).toBe("owner@house.example");
  expect(ofQuiz.replyTo.address).toBe("quiz.only@cellar.example");
  expect(ofQuiz.subject).toBe("Somebody finished the quiz: 52 of 75");
  expect(ofQuiz.text).toContain("SEO: 18 of 25");
  const page = deskPaths.lead(await idOf("quiz.only@cellar.example"));
  expect(ofQuiz.text).toContain(`${site.settings.siteUrl}${page}`);
  expect(ofQuiz.html).toContain(`href="${site.settings.siteUrl}${page}"`);
  const [ofGuide] = await alerts("ada@cellar.example");
  expect(ofGuide.text).toContain(site.settings.siteUrl + deskPaths.lead(await idOf("ada@cellar.example")));
});

test("a person gets everything stored about them, and is then erased everywhere", async () => {
  const email = "m.oban@cellar.example";
  const id = await idOf(email);
  await ask("cigar", { name: "Marguerite Oban", email });
  await submitForm(deskPaths.lead(id), { intent: "change-status", status: "talking" });
  await submitForm(deskPaths.lead(id), { intent: "add-note", note: "She prefers the phone." });
  const [, note = ""] = /name="id" value="([\w-]{21})"/.exec(await read(deskPaths.lead(id))) ?? [];
  await submitForm(deskPaths.lead(id), { intent: "change-note", id: note, note: "She prefers mail." });
  await submitForm(deskPaths.lead(id), { intent: "plan-step", step: "Call her", day: "2026-12-01" });
  const steps = Array.from({ length: 120 }, (_, step) => ({
    id: `step-${step}`,
    lead_id: id,
    kind: "step done" as const,
    details: JSON.stringify({ step: `Call ${step}.` }),
    created_at: Math.floor(step / 10),
  }));
  await withDatabase(site, (db) => db.insertInto("lead_events").values(steps).execute());
  const answer = await open(deskPaths.leadDownload(id));
  expect(answer.headers.get("Content-Disposition")).toContain("attachment");
  expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  const person = plainText(await answer.text());
  for (const part of [
    "Everything stored about Marguerite Oban",
    "Winery playbook Name Marguerite Oban Email M.Oban@cellar.example",
    "Message Nobody finds the shop.",
    "Total, of 75 52",
    "November 21, 2026, 4:00 am: Winery playbook",
    "Status: In conversation, before New",
    "Note She prefers mail.",
    "Before the change She prefers the phone.",
    "Next step planned Call her",
    "Your playbook: Winery Marketing Playbook",
  ])
    expect(person).toContain(part);
  expect(new Set(person.match(/Call \d+\./g)).size).toBe(120);
  expect(person.match(/Call \d+\./g)).toHaveLength(120);

  const unsure = await submitForm(deskPaths.lead(id), { intent: "erase" });
  expect(unsure.headers.get("Location")).toContain("flash=notSure");
  expect(await idOf(email)).toBe(id);
  await ask("winery", { name: "Marguerite", email, subject: "spam in her name" });
  await submitForm(deskPaths.lead(id), { intent: "erase", sure: "yes" });
  const left = [...(await withDatabase(site, readRows))];
  const traces = /m\.oban@|marguerite|prefers the phone|call her/i;
  const theirs = left.filter(([, rows]) => traces.test(JSON.stringify(rows)) || JSON.stringify(rows).includes(id));
  expect(theirs.map(([table]) => table)).toEqual([]);
  expect(JSON.stringify(left)).toContain("quiz.only@cellar.example");
  expect((await open(deskPaths.lead(id))).status).toBe(404);
  expect((await submitForm(deskPaths.lead(id), { intent: "erase", sure: "yes" })).status).toBe(303);
});
