import { afterAll, beforeAll, expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { deleteExpired } from "#features/leads/server/queries/delete-expired.ts";
import { pageTokenHeader } from "#platform/http/page-token-header.ts";
import { startTestSite, type TestSite, testInLongRun } from "./app.ts";
import { bookAsProgram, freeSlots } from "./booking.ts";
import { formPost, signIn } from "./desk.ts";
import { payload, readOutbox } from "./outbox.ts";
import { withDatabase } from "./with-database.ts";

let site: TestSite;
beforeAll(async () => {
  const crm = { QUIZ_CRM_WEBHOOK_URL: "http://127.0.0.1:9/" };
  site = await startTestSite({
    ...crm,
    SITE_URL: "http://house.example",
    OWNER_EMAIL: "o@house.example",
    TRUST_PROXY: "1",
  });
});
afterAll(() => site.stop());

const dayMs = 24 * 60 * 60 * 1000;
const from = (address: string) => ({ "X-Forwarded-For": address });

type Hooked = { status: number; linkKey: string; mail: string };

async function sendResult(email: string, address: string, more: Record<string, string> = {}): Promise<Hooked> {
  const response = await site.get(paths.quizCrmHook(), {
    method: "POST",
    headers: { "Content-Type": "application/json", ...from(address), ...more },
    body: JSON.stringify({ ...payload, email }),
  });
  return { ...(await response.json()), status: response.status };
}

/** A token of a page that the visitor has looked at for five seconds. */
async function readToken(): Promise<string> {
  const token = await (await site.get(paths.pageToken())).text();
  site.clock.nowMs += 5000;
  return token;
}

const listLeads = () => withDatabase(site, (db) => db.selectFrom("leads").select("email").execute());
const about = async (email: string) => (await readOutbox(site)).filter((row) => row.about === email);
const desk = async (path: string) => (await site.get(path, { headers: { Cookie: await signIn(site) } })).text();

test("beyond thirty results of a network and day, further ones wait small, until the owner releases them", async () => {
  const address = "203.0.113.1";
  const sent: Hooked[] = [];
  for (let index = 0; index < 32; index++) {
    site.clock.nowMs++;
    sent.push(await sendResult(`flood${index}@a.example`, address));
  }
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([202]));
  expect(sent.map(({ mail }) => mail)).toEqual([...Array(30).fill("queued"), "held", "held"]);
  expect(await listLeads()).toHaveLength(30);
  expect(await about("flood31@a.example")).toEqual([]);
  expect((await site.get(paths.quizResult(sent[31]?.linkKey ?? ""))).status).toBe(200);
  expect(await desk(deskPaths.quizResults())).not.toContain("flood31@");
  const listed = await desk(deskPaths.spam());
  expect(listed).toContain("flood31@a.example");
  expect(listed).toContain("One network sent very many that day");

  const { id } = await site.db
    .selectFrom("quiz_results")
    .select("id")
    .where("email", "=", "flood31@a.example")
    .executeTakeFirstOrThrow();
  expect(listed).toContain(`value="${id}"`);
  const release = async () => site.get(deskPaths.spam(), formPost({ release: id }, { Cookie: await signIn(site) }));
  expect((await release()).headers.get("location")).toContain("flash=released");
  expect((await release()).headers.get("location")).toContain("?gone");
  const caused = (await about("flood31@a.example")).map(({ destination, kind, recipient }) => [
    destination,
    kind,
    recipient,
  ]);
  expect(caused.toSorted()).toEqual([
    ["mail", "quiz report", "owner"],
    ["mail", "quiz report", "visitor"],
    ["quiz-crm", "", ""],
  ]);
  expect((await listLeads()).length).toBe(31);
  expect(await desk(deskPaths.quizResults())).toContain("flood31@a.example");
});

test("a result that waits is answered the same again under its key, and takes less than a kilobyte", async () => {
  const key = { "Idempotency-Key": "a-key-of-the-flood" };
  const first = await sendResult("again@a.example", "203.0.113.1", key);
  const second = await sendResult("again@a.example", "203.0.113.1", key);
  expect(second).toEqual(first);
  const rows = await withDatabase(site, (db) =>
    db.selectFrom("quiz_results").selectAll().where("email", "=", "again@a.example").execute(),
  );
  expect(rows).toMatchObject([{ is_set_aside: 1 }]);
  expect(JSON.stringify(rows).length).toBeLessThan(1000);
  expect(await about("again@a.example")).toEqual([]);
});

test("a flood of a network ends in refusals, and the owner reads of it once", async () => {
  await withDatabase(site, (db) =>
    db.updateTable("network_counts").set({ count: 2030 }).where("kind", "=", "quiz").execute(),
  );
  expect((await sendResult("more@a.example", "203.0.113.1")).status).toBe(429);
  expect((await sendResult("other@b.example", "203.0.113.2")).mail).toBe("queued");
  await site.refusals.store();
  const activity = (await desk(deskPaths.activity())).replaceAll(/<[^>]+>|\s/g, " ");
  expect(activity).toContain(
    "Somebody sent 34 quiz results from one network in a day; 30 were taken, the rest set aside",
  );
});

testInLongRun(
  "fifty guests of a fair behind one address do the quiz, ask for a guide and book: all of it is taken",
  async () => {
    const address = "203.0.113.50";
    const { slots } = await freeSlots(site, "?days=31");
    const token = await readToken();
    const form = await (await site.get(paths.formWidget("winery"))).text();
    const [, at = ""] = /name="at" value="([^"]+)"/.exec(form) ?? [];
    site.clock.nowMs += 5000;
    const count = 50;
    const told: unknown[] = [];
    for (let guest = 0; guest < count; guest++) {
      site.clock.nowMs += 60_000;
      const email = `guest${guest}@fair${guest}.example`;
      const { status, mail } = await sendResult(email, address, { [pageTokenHeader]: token });
      const guide = await site.get(paths.formWidget("winery"), formPost({ name: "Guest", email, at }, from(address)));
      const start = slots[guest] ?? "";
      const booked = await bookAsProgram(site, { start, email }, { ...from(address), [pageTokenHeader]: token });
      told.push([status, mail, guide.headers.get("location"), booked.status]);
    }
    expect(told).toEqual(Array(count).fill([202, "queued", paths.thankYouWinery(), 201]));
    const held = (await readOutbox(site)).filter((row) => row.about.endsWith(".example") && row.held_for !== null);
    expect(held).toEqual([]);
  },
);

test("forms beyond thirty of a network without its page are set aside, and far more are not stored", async () => {
  const ask = (index: number) =>
    site.get(paths.formWidget("winery"), formPost({ name: "N", email: `form${index}@c.example` }, from("203.0.113.9")));
  for (let index = 0; index < 31; index++) expect((await ask(index)).status).toBe(303);
  await withDatabase(site, (db) =>
    db.updateTable("network_counts").set({ count: 2030 }).where("kind", "=", "form").execute(),
  );
  expect((await ask(31)).headers.get("location")).toBe(paths.thankYouWinery());
  const stored = await withDatabase(site, (db) =>
    db.selectFrom("lead_submissions").select(["quarantine"]).where("email_folded", "like", "form%").execute(),
  );
  expect(stored.map(({ quarantine }) => quarantine).toSorted()).toEqual([...Array(30).fill(""), "many"]);
});

test("a forged token counts as none, in a form as an altered one", async () => {
  const token = await readToken();
  const forged = token.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  expect((await sendResult("forged@d.example", "203.0.113.1", { [pageTokenHeader]: forged })).status).toBe(429);
  await site.get(
    paths.formWidget("winery"),
    formPost({ name: "F", email: "f@d.example", at: forged }, from("192.0.2.1")),
  );
  expect(await desk(deskPaths.spam())).toContain("Its hidden time was altered");
});

test("what was set aside goes after thirty days, counts of networks after a day", async () => {
  const count = () =>
    withDatabase(site, async (db) => [
      (await db.selectFrom("quiz_results").select("id").where("is_set_aside", "=", 1).execute()).length,
      (await db.selectFrom("network_counts").select("count").execute()).length > 0,
    ]);
  expect(await count()).toEqual([2, true]);
  await withDatabase(site, (db) => deleteExpired(db, site.clock.nowMs + 2 * dayMs));
  expect(await count()).toEqual([2, false]);
  await withDatabase(site, (db) => deleteExpired(db, site.clock.nowMs + 31 * dayMs));
  expect(await count()).toEqual([0, false]);
});
