import { sql } from "kysely";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { startTestSite, type TestSite, testInLongRun } from "./app.ts";
import { formPost, signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { type Mailbox, startMailbox, wordsOf } from "./mailbox.ts";
import { payload, readOutbox } from "./outbox.ts";
import { type Receiver, startReceiver } from "./receiver/start-receiver.ts";
import { forTest } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

// New for each test: deliveries under way when a site stops still arrive.
let receiver: Receiver;
let mailbox: Mailbox;
beforeEach(async () => {
  receiver = await startReceiver();
  onTestFinished(receiver.kill);
  mailbox = forTest(await startMailbox());
});

async function startConfigured(env: Record<string, string>) {
  const site = forTest(await startTestSite({ OWNER_EMAIL: "owner@house.example", ...env }));
  let cookie = await signIn(site);
  const signInAgain = async () => {
    cookie = await signIn(site);
  };
  const read = async (path: string) => (await site.get(path, { headers: { Cookie: cookie } })).text();
  const submitForm = (path: string, fields: Record<string, string>) =>
    site.get(path, formPost(fields, { Cookie: cookie }));
  return { site, read, submitForm, signInAgain };
}

const finish = (site: TestSite, email = payload.email) =>
  site.get(paths.quizCrmHook(), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...payload, email }),
  });

type Rows = Awaited<ReturnType<typeof readOutbox>>;
const rowsOnce = (site: TestSite, are: (rows: Rows) => boolean) => soon(() => readOutbox(site)).is(are);

/** Deliveries to the CRM, the only connected one; the report's mail waits for a mail service. */
const toCrm = async (site: TestSite) =>
  (await readOutbox(site)).filter(({ destination }) => destination === "quiz-crm");
const toCrmOnce = (site: TestSite, is: (row: Rows[number] | undefined) => boolean) =>
  soon(() => toCrm(site)).is(([row]) => is(row));

test("a webhook that is down shows after its two quick retries; repaired and sent again it delivers the same message", async () => {
  const { site, read, submitForm } = await startConfigured({ QUIZ_CRM_WEBHOOK_URL: receiver.url("/ok") });
  await receiver.kill();
  await finish(site);
  for (const attempts of [1, 2, 3]) {
    await toCrmOnce(site, (row) => row?.attempts === attempts);
    site.clock.nowMs += 2001;
  }
  const [failed] = await toCrm(site);
  const shown = await read(deskPaths.deliveries());
  expect(shown).toContain("1 message is not getting through");
  expect(shown).toContain("Your CRM does not answer: 1 waiting");
  expect(shown).not.toContain("ECONNREFUSED");
  expect(await read(deskPaths.delivery(failed?.id ?? ""))).toMatch(
    /<details[^>]*>.*unreachable \(ECONNREFUSED\).*<\/details>/,
  );
  await receiver.restart();
  const answer = await submitForm(deskPaths.delivery(failed?.id ?? ""), { intent: "resend" });
  expect(answer.headers.get("Location")).toBe(`${deskPaths.delivery(failed?.id ?? "")}?flash=resent`);
  await toCrmOnce(site, (row) => row?.state === "delivered");
  expect(receiver.at("/ok").map(({ headers }) => headers["webhook-id"])).toEqual([failed?.id]);
  expect(await read(deskPaths.deliveries())).toMatch(/\d mails wait for a mail service to be connected/);
});

test("a resent dead letter has three days again", async () => {
  const { site, submitForm, signInAgain } = await startConfigured({ QUIZ_CRM_WEBHOOK_URL: receiver.url("/fail") });
  await finish(site);
  await toCrmOnce(site, (row) => row?.attempts === 1);
  await soon(() => {
    site.clock.nowMs += 12 * 60 * 60 * 1000;
    return toCrm(site);
  }).is(([row]) => row?.state === "parked");
  await signInAgain();
  const answer = await submitForm(deskPaths.deliveries(), { send: "failing" });
  expect(answer.headers.get("Location")).toContain("resent=1");
  const [row] = await toCrmOnce(site, (each) => each?.attempts === 1);
  expect(row).toMatchObject({ state: "waiting", is_failing: 2, due_at: site.clock.nowMs + 1000 });
});

/** Adds dead-lettered deliveries, oldest first. */
const parkMany = (site: TestSite, count: number) =>
  withDatabase(site, (db) =>
    sql`insert into outbox (id, destination, body, state, attempts, due_at, claimed_until, last_outcome, created_at, settled_at, about, is_failing)
      with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(count)})
      select 'parked' || i, 'quiz-crm', '{}', 'parked', 6, 0, 0, 'refused (500)', i, i, '', 1 from numbers`.execute(db),
  );

test("the page opens on the last fifty of every state, and what is stuck is grouped by cause", async () => {
  const { site, read } = await startConfigured({ QUIZ_CRM_WEBHOOK_URL: receiver.url("/ok"), SMTP_URL: mailbox.url });
  const newest = (page: string) => [...page.matchAll(/sent-messages\/(parked\d+|[\w-]{21})"><b/g)].map(([, id]) => id);
  expect(await read(deskPaths.deliveries())).not.toContain("What is stuck");
  await parkMany(site, 60);
  await withDatabase(site, (db) =>
    sql`update outbox set last_outcome = 'unreachable (ECONNREFUSED)' where id in ('parked60', 'parked59')`.execute(db),
  );
  await finish(site);
  const isOfResult = ({ id }: { id: string }) => !id.startsWith("parked");
  await rowsOnce(site, (rows) => rows.filter(isOfResult).every(({ state }) => state === "delivered"));
  const page = await read(deskPaths.deliveries());
  expect(page).toContain("Your CRM has a fault of its own: 58 waiting");
  expect(page).toContain("Your CRM does not answer: 2 waiting");
  const delivered = (await readOutbox(site)).filter(isOfResult).map(({ id }) => id);
  expect(newest(page).slice(0, delivered.length).sort()).toEqual(delivered.sort());
  expect(newest(page).slice(delivered.length, delivered.length + 2)).toEqual(["parked60", "parked59"]);
  const [, older = ""] = /href="([^"]*before=[^"]*)"/.exec(page) ?? [];
  const next = newest(await read(older.replaceAll("&amp;", "&")));
  expect(next.at(-1)).toBe("parked1");
  expect(new Set([...newest(page), ...next]).size).toBe(60 + delivered.length);
});

testInLongRun("one submitForm sends more than 2,000 again, and says how many are still to come", async () => {
  const { site, read, submitForm } = await startConfigured({ QUIZ_CRM_WEBHOOK_URL: receiver.url("/hang") });
  await parkMany(site, 2001);
  const answer = await submitForm(deskPaths.deliveries(), { send: "failing" });
  expect(answer.headers.get("Location")).toContain("resent=1001");
  expect(await read(deskPaths.deliveries())).toContain("They are being sent again, the oldest first; over 1,000");
  await soon(() => readOutbox(site)).is((rows) => rows.every(({ state }) => state === "waiting"));
  await soon(() => read(deskPaths.deliveries())).is((page) => !page.includes("They are being sent again"));
});

test("sent again to a receiver that is still down, the desk is calm only once it got through", async () => {
  const { site, read, submitForm } = await startConfigured({ QUIZ_CRM_WEBHOOK_URL: receiver.url("/ok") });
  await receiver.kill();
  await parkMany(site, 1);
  await submitForm(deskPaths.deliveries(), { send: "failing" });
  const pages = [deskPaths.today(), deskPaths.deliveries()];
  for (const path of pages) {
    const page = await read(path);
    expect(page).toContain("1 message was sent again, and has not got through yet");
    expect(page).not.toMatch(/Nothing needs you|[Ee]verything got through/);
  }
  for (const attempts of [1, 2, 3]) {
    await toCrmOnce(site, (row) => row?.attempts === attempts);
    if (attempts < 3) site.clock.nowMs += 2001;
  }
  expect(await read(deskPaths.deliveries())).toContain("1 message is not getting through.");
  await submitForm(deskPaths.delivery("parked1"), { intent: "resend" });
  await toCrmOnce(site, (row) => row?.attempts === 1);
  await receiver.restart();
  site.clock.nowMs += 1001;
  await toCrmOnce(site, (row) => row?.state === "delivered");
  expect(await read(deskPaths.today())).toContain("Nothing needs you");
});

test("a test reaches each connected integration, and the mail of one reaches the owner", async () => {
  const { site, read, submitForm } = await startConfigured({
    SMTP_URL: mailbox.url,
    LEADS_WEBHOOK_URL: receiver.url("/ok"),
  });
  expect(await read(deskPaths.deliveries())).toContain("Not connected.");
  for (const kind of ["mail", "leads"])
    expect((await submitForm(deskPaths.deliveries(), { test: kind })).status).toBe(303);
  // The third mail is the notice of the browser that opened the desk.
  await rowsOnce(site, (rows) => rows.length === 3 && rows.every(({ state }) => state === "delivered"));
  const toLeads = (await readOutbox(site)).find(({ destination }) => destination === "leads");
  expect(await read(deskPaths.delivery(toLeads?.id ?? ""))).toContain("<dt>Email</dt><dd>owner@house.example</dd>");
  const sent = mailbox.mails.filter((mail) => wordsOf(mail).includes("Since you are reading it, it does."));
  expect(sent.map(({ to }) => to)).toEqual([["owner@house.example"]]);
  expect(JSON.parse(receiver.at("/ok")[0]?.body ?? "{}")).toMatchObject({ type: "lead", email: "owner@house.example" });
});

test("without a mail service the text of a mail can be read, marks in it and all", async () => {
  const { site, read } = await startConfigured({});
  const fields = { name: '"><img src=x onerror=alert(1)>', email: "m@cellar.example" };
  await site.get(paths.formWidget("winery"), formPost(fields));
  const rows = await readOutbox(site);
  expect(rows).toHaveLength(2);
  const pages = await Promise.all(rows.map(({ id }) => read(deskPaths.delivery(id))));
  for (const page of pages) expect(page).not.toContain("<img src=x");
  expect(pages.filter((page) => page.includes("&lt;img src=x onerror"))).toHaveLength(1);
  expect(await read(deskPaths.deliveries("waiting"))).toContain("Mails wait here until a mail service is connected");
  expect((await site.get(deskPaths.delivery("nothing"), { headers: { Cookie: await signIn(site) } })).status).toBe(404);
});

test("long lists are turned page by page, nothing twice and nothing left out", async () => {
  const { site, read } = await startConfigured({ QUIZ_CRM_WEBHOOK_URL: receiver.url("/hang") });
  for (let each = 0; each < 20; each++) await finish(site, `p${each}@cellar.example`);
  const seen: string[] = [];
  for (let at: string | undefined = deskPaths.deliveries("waiting"); at; ) {
    const page: string = await read(at);
    seen.push(...[...page.matchAll(/<a href="\/desk\/sent-messages\/([\w-]{21})"/g)].map(([, id]) => id ?? ""));
    at = /href="([^"]*before=[^"]*)"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
  }
  expect(new Set(seen).size).toBe(60);
  expect(seen).toHaveLength(60);
});
