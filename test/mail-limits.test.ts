import { beforeEach, expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { deleteExpired } from "#features/leads/server/queries/delete-expired.ts";
import { eraseEverythingAbout } from "#features/leads/server/queries/person.ts";
import { inMail } from "#platform/mail/server/mail.ts";
import { addDelivery } from "#platform/outbox/server/queries/add-delivery.ts";
import { claimMails } from "#platform/outbox/server/queries/claim-mails.ts";
import { startTestSite, type TestSite, testInLongRun, testOnce } from "./app.ts";
import { bookAsProgram, freeSlots, mainOf, post as postForm } from "./booking.ts";
import { formPost, signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { inShort } from "./extent.ts";
import { headOf, type Mailbox, startMailbox } from "./mailbox.ts";
import { payload, readOutbox } from "./outbox.ts";
import { forTest } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

// New for each test: deliveries under way when a site stops still arrive.
let mailbox: Mailbox;
beforeEach(async () => {
  mailbox = forTest(await startMailbox());
});

const owner = "owner@house.example";
const [hourMs, dayMs] = [3_600_000, 86_400_000];

async function startConfigured(env: Record<string, string> = {}): Promise<TestSite> {
  return forTest(
    await startTestSite({ SITE_URL: "http://house.example", OWNER_EMAIL: owner, TRUST_PROXY: "1", ...env }),
  );
}

const sendResult = (site: TestSite, email: string, address: string) =>
  site.get(paths.quizCrmHook(), {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
    body: JSON.stringify({ ...payload, email }),
  });
const askForGuide = (site: TestSite, email: string, address: string, form = "winery", name = "Marguerite") =>
  site.get(paths.formWidget(form), formPost({ name, email }, { "X-Forwarded-For": address }));

const many = <Made>(count: number, make: (index: number) => Made) => Array.from({ length: count }, (_, at) => make(at));

/** The number of mails in each state, with the reason of held ones. */
async function countStates(site: TestSite, recipient = "visitor") {
  const counts: Record<string, number> = {};
  for (const row of await readOutbox(site)) {
    if (row.recipient !== recipient) continue;
    const status = row.held_for ? `${row.state}: ${row.held_for}` : row.state;
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

const toVisitors = () => mailbox.mails.filter(({ to }) => to[0] !== owner);
/** Waits until every mail that may leave has left. */
async function allHaveLeft(site: TestSite) {
  for (const recipient of ["visitor", "owner"])
    await soon(() => countStates(site, recipient)).is(({ waiting }) => waiting === undefined);
}

/** Sends results or other posts for different mailboxes from these addresses; returns the statuses. */
async function flood(site: TestSite, count: number, of: string, address: (at: number) => string, send = sendResult) {
  const statuses: number[] = [];
  for (let from = 0; from < count; from += 25) {
    const wave = many(Math.min(25, count - from), (at) => from + at);
    const answers = wave.map((index) => send(site, `${of}${index}@cellar.example`, address(index)));
    statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
  }
  return statuses;
}

testInLongRun("very many results for one mailbox send three reports a day, and every result is kept", async () => {
  const site = await startConfigured({ SMTP_URL: mailbox.url });
  const count = inShort(60, 300);
  const statuses = await flood(site, count, "victim+", (index) => `198.51.100.${index}`);
  expect(statuses).toEqual(Array(count).fill(202));
  await allHaveLeft(site);
  expect(toVisitors()).toHaveLength(3);
  expect(await countStates(site)).toEqual({ delivered: 3, "held: mailbox": count - 3 });
  expect(await withDatabase(site, (db) => db.selectFrom("quiz_results").select("id").execute())).toHaveLength(count);
  const mailOf = async (tag: number) =>
    (await (await sendResult(site, `victim+${tag}@cellar.example`, "203.0.113.9")).json()).mail;
  site.clock.nowMs += dayMs / 2;
  expect([await mailOf(301), await mailOf(302), await mailOf(303)]).toEqual(["held", "held", "held"]);
  site.clock.nowMs += dayMs / 2;
  expect(await mailOf(304)).toBe("queued");
  await soon(toVisitors).is((mails) => mails.length === 4);
});

testOnce("a network causes thirty mails an hour", async () => {
  const site = await startConfigured();
  await flood(site, 20, "a", () => "203.0.113.1");
  await flood(site, 12, "g", () => "203.0.113.1", askForGuide);
  expect(await countStates(site)).toEqual({ waiting: 30, "held: network": 2 });
  site.clock.nowMs += hourMs;
  await flood(site, 1, "b", () => "203.0.113.1");
  expect(await countStates(site)).toEqual({ waiting: 31, "held: network": 2 });
});

testInLongRun("a /48 causes four times as many as a network, and an unknown one is not counted", async () => {
  const site = await startConfigured();
  await flood(site, 120, "b", (index) => `2001:db8:7:${index % 5}::${index + 1}`);
  await flood(site, 5, "g", (index) => `2001:db8:7:${index}::1`, askForGuide);
  expect(await countStates(site)).toEqual({ waiting: 120, "held: wide network": 5 });
  await flood(site, 1, "c", () => "2001:db8:8::1");
  expect(await countStates(site)).toMatchObject({ waiting: 121 });
  expect(JSON.stringify(await site.db.selectFrom("outbox").select(["network", "wide_network"]).execute())).not.toMatch(
    /203\.0\.113|2001:db8/,
  );
  const unproxied = await startConfigured({ TRUST_PROXY: "0" });
  await flood(unproxied, 40, "e", () => "203.0.113.1");
  expect(await countStates(unproxied)).toEqual({ waiting: 40 });
});

test("a mailbox that gets its day's guides still gets its report, and the owner's alerts are counted apart", async () => {
  const site = await startConfigured();
  for (const form of ["winery", "cigar", "dining"]) await askForGuide(site, "ada@cellar.example", "203.0.113.1", form);
  const fourth = await askForGuide(site, "ada@cellar.example", "203.0.113.2", "blueprint");
  expect(fourth.headers.get("location")).toBe(paths.thankYouVisibility());
  await sendResult(site, "ada@cellar.example", "203.0.113.1");
  await askForGuide(site, "ada@cellar.example", "203.0.113.1", "consultation");
  expect(await countStates(site)).toEqual({ waiting: 4, "held: mailbox": 1 });
  expect(await countStates(site, "owner")).toEqual({ waiting: 5, "held: mailbox": 1 });
  expect(
    await withDatabase(site, (db) =>
      eraseEverythingAbout(db, "ada@cellar.example", { nowMs: site.clock.nowMs, features: [] }),
    ),
  ).toBe("erased");
  expect(await readOutbox(site)).toEqual([]);
});

testInLongRun("who books, moves and cancels gets every mail of it; who moves all day gets three", async () => {
  const site = await startConfigured({ SMTP_URL: mailbox.url });
  const { slots } = await freeSlots(site);
  const { links } = await (await bookAsProgram(site, { start: slots[0] })).json();
  const page = new URL(links.page).pathname;
  // A mail that has not left is overtaken by the next.
  const move = async (place: number) => {
    await allHaveLeft(site);
    await postForm(site, `${page}/move`, { start: slots[place] as string });
  };
  for (const place of [8, 16, 24]) await move(place);
  const onItsWay = "in the mail that is on its way to m@cellar.example";
  expect(await mainOf(await site.get(page))).toContain(onItsWay);
  await move(32);
  const kept = await mainOf(await site.get(page));
  expect(kept).not.toContain(onItsWay);
  expect(kept).toContain("the mail to m@cellar.example may be slow to come today");
  await postForm(site, `${page}/cancel`, {});
  await allHaveLeft(site);
  for (const recipient of ["visitor", "owner"])
    expect(await countStates(site, recipient)).toEqual({ delivered: 5, "withdrawn: mailbox": 1 });
});

testInLongRun(
  "fifty visitors behind one address, without the token of our pages, are never refused, and hear what is held",
  async () => {
    const site = await startConfigured({ SMTP_URL: mailbox.url, MAILS_PER_HOUR: "1000" });
    const cookie = await signIn(site);
    const read = async (path: string) => (await site.get(path, { headers: { Cookie: cookie } })).text();
    const submitForm = (path: string, fields: object) => site.get(path, formPost({ ...fields }, { Cookie: cookie }));
    const flash: { statuses: number[]; report: string; thanks: string }[] = [];
    for (const index of many(50, (at) => at)) {
      site.clock.nowMs += hourMs / 60;
      const email = `guest${index}@fair${index}.example`;
      const page = await site.get(paths.wineryPlaybook());
      const result = await sendResult(site, email, "203.0.113.7");
      const guide = await askForGuide(site, email, "203.0.113.7");
      const statuses = [page, result, guide].map(({ status }) => status);
      flash.push({ statuses, report: (await result.json()).mail, thanks: guide.headers.get("location") ?? "" });
    }
    expect(new Set(flash.map(({ statuses }) => statuses.join()))).toEqual(new Set(["200,202,303"]));
    expect(flash.filter(({ report }) => report === "held")).toHaveLength(35);
    const heldThanks = flash.map(({ thanks }) => thanks).filter((path) => path !== paths.thankYouWinery());
    expect(heldThanks).toEqual(Array(35).fill(`${paths.thankYouWinery()}?mail=held`));
    const page = await (await site.get(heldThanks[0] ?? "")).text();
    expect(page).toContain("the copy by email may be slow to come");
    expect(page).toContain('href="/downloads/winery-playbook.pdf"');
    await allHaveLeft(site);
    expect(toVisitors()).toHaveLength(30);
    // One of the owner's is the notice of the browser that opened the desk.
    expect(await countStates(site, "owner")).toEqual({ delivered: 31, "held: network": 30 });
    const held = await read(deskPaths.deliveries("held"));
    expect(held).toContain("More than thirty mails in an hour from one network");
    expect(await read(deskPaths.today())).toContain("60 mails are held until you release them");
    const one = (await readOutbox(site)).find(({ state, recipient }) => state === "held" && recipient === "visitor");
    await submitForm(deskPaths.delivery(one?.id ?? ""), { intent: "resend" });
    await soon(toVisitors).is((mails) => mails.length === 31);
    const answer = await submitForm(deskPaths.deliveries("held"), { send: "held" });
    expect(answer.headers.get("location")).toContain("resent=59");
    await soon(toVisitors).is((mails) => mails.length === 60);
    expect(await read(deskPaths.deliveries("held"))).toContain("Nothing is held.");
  },
  90_000,
);

testOnce("a mail not released within seven days is withdrawn, and its network deleted", async () => {
  const site = await startConfigured({ QUIZ_CRM_WEBHOOK_URL: "http://127.0.0.1:9/" });
  await Promise.all(many(4, (index) => sendResult(site, `ada+${index}@cellar.example`, "203.0.113.1")));
  await withDatabase(site, (db) => deleteExpired(db, site.clock.nowMs + 7 * dayMs - 1));
  expect(await countStates(site)).toEqual({ waiting: 3, "held: mailbox": 1 });
  expect(await countStates(site, "")).toEqual({ waiting: 4 });
  const counted = (await readOutbox(site)).filter((row) => row.mailbox ?? row.network ?? row.wide_network);
  expect(counted).toEqual([]);
  await withDatabase(site, (db) => deleteExpired(db, site.clock.nowMs + 7 * dayMs + 1));
  expect(await countStates(site)).toEqual({ waiting: 3, "withdrawn: mailbox": 1 });
  const cookie = await signIn(site);
  const [withdrawn] = (await readOutbox(site)).filter(({ state }) => state === "withdrawn");
  await site.get(deskPaths.delivery(withdrawn?.id ?? ""), formPost({ intent: "resend" }, { Cookie: cookie }));
  expect(await countStates(site)).toMatchObject({ "withdrawn: mailbox": 1 });
});

const addMail = (site: TestSite, kind: "reminder" | "alert", index: number) =>
  withDatabase(site, (db) => {
    const mail = inMail(kind, "owner", { to: { name: "", address: owner }, subject: kind, text: "", html: "" });
    return addDelivery(db, { id: `${kind}-${index}`, createdAt: site.clock.nowMs, ...mail });
  });

test("the hour's maximum of mails holds over all instances: alerts first, reminders last", async () => {
  const env = { SMTP_URL: mailbox.url, OWNER_EMAIL: "", MAILS_PER_HOUR: "5" };
  const site = await startConfigured(env);
  // SQLite has only one instance.
  const { databaseUrl } = site.settings;
  const instances = databaseUrl ? [site, await startConfigured({ ...env, DATABASE_URL: databaseUrl })] : [site];
  const sendMany = (of: string) =>
    Promise.all(
      many(7, (at) => sendResult(instances[at % instances.length] ?? site, `${of}${at}@x.example`, `192.0.2.${at}`)),
    );
  await sendMany("a");
  await soon(toVisitors).is((mails) => mails.length === 5);
  await addMail(site, "reminder", 1);
  for (const { clock } of instances) clock.nowMs += 1000;
  await sendMany("b");
  await addMail(site, "alert", 1);
  const left: string[][] = [];
  for (const expected of [5, 10, 15, 16]) {
    await soon(async () => (await readOutbox(site)).filter(({ state }) => state === "delivered").length).is(
      (count) => count === expected,
    );
    const claim = { nowMs: site.clock.nowMs, forMs: hourMs, limit: 8, perHour: 5 };
    if (expected < 16) expect(await withDatabase(site, (db) => claimMails(db, claim))).toEqual([]);
    left.push(mailbox.mails.splice(0).map((mail) => /^Subject: (\w+)/m.exec(headOf(mail))?.[1] ?? ""));
    for (const { clock } of instances) clock.nowMs += hourMs;
  }
  expect(left.map((subjects) => subjects.length)).toEqual([5, 5, 5, 1]);
  expect(left.map((subjects) => subjects.filter((subject) => subject !== "Your"))).toEqual([
    [],
    ["alert"],
    [],
    ["reminder"],
  ]);
}, 60_000);

test("many who take mails to send at the same moment take no more than may leave", async () => {
  const site = await startConfigured({ MAILS_PER_HOUR: "5" });
  await Promise.all(many(30, (index) => sendResult(site, `a${index}@x.example`, `192.0.2.${index}`)));
  const claim = { nowMs: site.clock.nowMs, forMs: 60_000, limit: 3, perHour: 5 };
  const claimed = await withDatabase(site, (db) => Promise.all(many(10, () => claimMails(db, claim))));
  expect(claimed.flat()).toHaveLength(5);
});

test("a clock that was ahead holds back no mail once it is right again", async () => {
  const site = await startConfigured({ SMTP_URL: mailbox.url, OWNER_EMAIL: "", MAILS_PER_HOUR: "2" });
  site.clock.nowMs += 9 * dayMs;
  for (const _each of [1, 2]) await sendResult(site, `ada+${_each}@x.example`, "192.0.2.1");
  await allHaveLeft(site);
  site.clock.nowMs -= 9 * dayMs;
  for (const each of [3, 4]) await sendResult(site, `ada+${each}@x.example`, "192.0.2.1");
  await allHaveLeft(site);
  expect(await countStates(site)).toEqual({ delivered: 4 });
});
