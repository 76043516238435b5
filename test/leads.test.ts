import { beforeEach, expect, onTestFinished, test } from "vitest";
import { paths } from "#facts/paths.ts";
import { deleteExpired } from "#features/leads/server/queries/delete-expired.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { bookAsProgram, freeSlots, mainOf, post } from "./booking.ts";
import { soon } from "./eventually.ts";
import { headOf, type Mailbox, startMailbox, wordsOf } from "./mailbox.ts";
import { readOutbox } from "./outbox.ts";
import { type Receiver, startReceiver } from "./receiver/start-receiver.ts";
import { forTest } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

let receiver: Receiver;
let mailbox: Mailbox;
// New for each test: deliveries under way when a site stops still arrive.
beforeEach(async () => {
  receiver = await startReceiver();
  onTestFinished(receiver.kill);
  mailbox = forTest(await startMailbox());
});

async function startConfigured(env: Record<string, string> = {}): Promise<TestSite> {
  return forTest(await startTestSite({ SITE_URL: "http://house.example", ...env }));
}

const mailSettings = () => ({
  SMTP_URL: mailbox.url,
  MAIL_FROM: "The House <hello@house.example>",
  OWNER_EMAIL: "owner@house.example",
});

const person = { name: "Marguerite", email: "m@cellar.example", business: "Cellar", phone: "", message: "Hello" };

const send = (site: TestSite, form: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.get(`/widget/form/${form}`, { method: "POST", body: new URLSearchParams(fields), headers });

const submissions = (site: TestSite) =>
  withDatabase(site, (db) => db.selectFrom("lead_submissions").selectAll().orderBy("created_at").execute());
const leadsOf = (site: TestSite) => withDatabase(site, (db) => db.selectFrom("leads").selectAll().execute());

const thanks: [form: string, path: string][] = [
  ["blueprint", "/thank-you-visibility"],
  ["cigar", "/thank-you-cigar"],
  ["winery", "/thank-you-winery"],
  ["dining", "/thank-you-fine-dining"],
];

test("each guide's form leads the whole page to its thanks; the consultation's stays in its frame", async () => {
  const site = await startConfigured();
  for (const [form, path] of thanks) {
    const page = await site.get(`/widget/form/${form}`);
    expect(page.status).toBe(200);
    expect(page.headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    const text = await page.text();
    expect(text).toContain('target="_top"');
    // Two fields, and what nobody must fill in below them.
    expect(text).toMatch(/name="email".*<details><summary>So that we can prepare<.*name="business"/s);
    const answer = await send(site, form, person);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
  }
  const answer = await send(site, "consultation", person);
  const sent = answer.headers.get("location") ?? "";
  expect([answer.status, sent]).toEqual([
    303,
    expect.stringMatching(/^\/widget\/form\/consultation\?asked=[\w-]{21}$/),
  ]);
  expect(await (await site.get(sent)).text()).toContain("data-sent");
  expect((await site.get("/widget/form/nothing")).status).toBe(404);
  expect((await send(site, "nothing", person)).status).toBe(404);
  expect(await leadsOf(site)).toHaveLength(1);
  expect(await submissions(site)).toHaveLength(5);
});

/** Sends the consultation's form; resolves with the id that the calendar is given. */
async function askedId(site: TestSite, more: object = {}) {
  const fields = { ...person, phone: "+1 555 0100", message: "Fuller Tuesdays", ...more };
  const location = (await send(site, "consultation", fields)).headers.get("location") ?? "";
  return new URLSearchParams(location.split("?")[1]).get("asked") ?? "";
}

test("the calendar knows what the form was given, for a day, and nobody else does", async () => {
  const site = await startConfigured();
  const asked = await askedId(site);
  const plain = async (id: string) => mainOf(await site.get(paths.calendarWidget("consultation", id)));
  const known = await plain(asked);
  for (const words of [
    "For Marguerite, m@cellar.example, with your note",
    'value="m@cellar.example"',
    "Fuller Tuesdays",
  ])
    expect(known).toContain(words);
  expect(await plain(await askedId(site, { message: "" }))).toContain("For Marguerite, m@cellar.example<");
  for (const other of ["1", "x".repeat(500), asked.slice(1)]) expect(await plain(other)).not.toContain("Marguerite");
  const wrong = await post(site, "/widget/booking/consultation", { asked, name: "", email: "m@cellar.example" });
  expect(await mainOf(wrong)).toContain(`name="asked" value="${asked}"`);
  site.clock.nowMs += 86_400_000;
  expect(await plain(asked)).not.toContain("Marguerite");
});

test("who books after the form is one mail to the owner, with all of it; who does not is told of in ten minutes", async () => {
  const site = await startConfigured(mailSettings());
  const toOwner = async () =>
    (await readOutbox(site))
      .filter(({ recipient }) => recipient === "owner")
      .map(({ state, kind, body }) => ({ state, kind, text: JSON.parse(body).text as string }));
  const { slots } = await freeSlots(site);
  const booked = await bookAsProgram(site, { ...person, asked: await askedId(site), notes: "", start: slots[0] });
  expect(booked.status).toBe(201);
  await soon(toOwner).is((all) => all.some(({ kind, state }) => kind === "booked" && state === "delivered"));
  const of = async (wanted: string) => (await toOwner()).filter(({ kind }) => kind === wanted);
  const [booking] = await of("booked");
  expect((await of("consultation")).map(({ state }) => state)).toEqual(["withdrawn"]);
  for (const words of ["Cellar", "+1 555 0100", "Fuller Tuesdays"]) expect(booking?.text).toContain(words);
  await askedId(site, { email: "later@cellar.example" });
  expect((await of("consultation")).map(({ state }) => state).sort()).toEqual(["waiting", "withdrawn"]);
  site.clock.nowMs += 10 * 60_000;
  await soon(() => of("consultation")).is((all) => all.some(({ state }) => state === "delivered"));
});

test("a problem is shown at its field on the whole page, values are kept, and nothing is stored", async () => {
  const site = await startConfigured();
  const answer = await send(site, "winery", { ...person, email: "m@cellar", message: '"><b>odd' });
  expect(answer.status).toBe(422);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const html = await answer.text();
  for (const part of ["Harvest Sustainable Growth", 'value="m@cellar"', 'value="Cellar"', "&quot;&gt;&lt;b&gt;odd"])
    expect(html).toContain(part);
  expect(html).toMatch(
    /<input[^>]*id="winery-email"[^>]*aria-describedby="winery-email-error"[^>]*aria-invalid="true"/,
  );
  expect(html).not.toContain("<iframe");
  const inFrame = await send(site, "consultation", { email: "m@cellar.example", message: "Mine" });
  expect(inFrame.status).toBe(422);
  expect(await inFrame.text()).toContain("Mine</textarea>");
  expect(await submissions(site)).toEqual([]);
  expect(await readOutbox(site)).toEqual([]);
});

test("robots are thanked like anybody and are marked as spam, without mail or webhook", async () => {
  const site = await startConfigured({ ...mailSettings(), LEADS_WEBHOOK_URL: receiver.url("/ok") });
  const at = String(site.clock.nowMs);
  const oddities: Record<string, string>[] = [{ subject: "SEO offer" }, { at }, { at: "x" }];
  for (const odd of oddities) {
    const answer = await send(site, "winery", { ...person, ...odd });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/thank-you-winery"]);
  }
  expect((await submissions(site)).map(({ quarantine }) => quarantine).sort()).toEqual([
    "tampered",
    "too quick",
    "trap",
  ]);
  expect(await readOutbox(site)).toEqual([]);
  expect(await leadsOf(site)).toEqual([]);
  site.clock.nowMs += 20_000;
  await send(site, "winery", { ...person, at });
  expect(await readOutbox(site)).toHaveLength(3);
});

test("a lead is mailed its guide, its owner is told, and the webhook hears of it", async () => {
  const site = await startConfigured({ ...mailSettings(), LEADS_WEBHOOK_URL: receiver.url("/ok") });
  const attribution = JSON.stringify({ utm_source: "letter", landingPage: "/verticals/wineries" });
  await send(site, "winery", { ...person, consent: "on", attribution });
  await soon(() => mailbox.mails).is((mails) => mails.length === 3);
  const [guide, alert] = ["m@cellar.example", "owner@house.example"].map((address) =>
    mailbox.mails.find((mail) => mail.to[0] === address && !wordsOf(mail).includes("/letters/confirm/")),
  );
  if (!guide || !alert) throw new Error("A mail is missing");
  expect(headOf(guide)).toMatch(/^From: The House <hello@house\.example>$/m);
  expect(headOf(guide)).toContain("Subject: Your playbook: Winery Marketing Playbook");
  expect(guide.source).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
  expect(wordsOf(guide)).toContain("http://house.example/downloads/winery-playbook.pdf");
  expect(wordsOf(guide)).toContain("prefers-color-scheme:dark");
  expect(headOf(guide)).toContain("To: Marguerite <m@cellar.example>");
  expect(wordsOf(guide)).toContain("Dear Marguerite,");
  expect(headOf(alert)).toContain("Subject: Marguerite asked for Winery Marketing Playbook");
  expect(headOf(alert)).toMatch(/^Reply-To: Marguerite <m@cellar\.example>$/m);
  expect(wordsOf(alert)).toContain("letter");
  const [told] = await soon(() => receiver.at("/ok")).is((all) => all.length === 1);
  expect(JSON.parse(told?.body ?? "")).toMatchObject({
    form: "winery",
    ...person,
    consent: true,
    createdAt: "2026-11-21T12:00:00.000Z",
  });
  await send(site, "winery", { ...person, attribution }, { "sec-gpc": "1" });
  expect((await submissions(site)).map((row) => JSON.parse(row.attribution))).toContainEqual({});
  await soon(() => mailbox.mails).is((mails) => mails.length === 5);
});

test("a mail that fails waits and comes later; without a transport it waits in the outbox", async () => {
  const site = await startConfigured(mailSettings());
  mailbox.failures.left = 2;
  expect((await send(site, "dining", person)).status).toBe(303);
  const rows = await soon(() => readOutbox(site)).is(
    (all) => all.length === 2 && all.every(({ attempts }) => attempts === 1),
  );
  expect(rows.map((row) => [row.state, row.last_outcome])).toEqual(Array(2).fill(["waiting", "refused (451)"]));
  const asTimePasses = () => {
    site.clock.nowMs += 1000;
    return readOutbox(site);
  };
  await soon(asTimePasses).is((all) => all.every(({ state }) => state === "delivered"));
  expect(mailbox.mails).toHaveLength(2);
  const silent = await startConfigured();
  await send(silent, "dining", person);
  expect((await readOutbox(silent)).map((row) => [row.destination, row.state, row.attempts])).toEqual([
    ["mail", "waiting", 0],
  ]);
});

test("a copy is only promised where one is sent, and the owner's own documents are linked [2.thanks.copy-sent]", async () => {
  const plain = await (await (await startConfigured()).get("/thank-you-winery")).text();
  expect(plain).not.toContain("A copy was also sent");
  expect(plain).toContain('href="/downloads/winery-playbook.pdf" target="_blank" rel="noopener"');
  const DOCUMENT_URLS = '{"winery":"https://docs.example/winery"}';
  const site = await startConfigured({ PROVIDER_SENDS_GUIDES: "1", DOCUMENT_URLS });
  const page = await (await site.get("/thank-you-winery")).text();
  expect(page).toContain("A copy was also sent to your email.");
  expect(page).toContain('href="https://docs.example/winery"');
});

test("a form goes by the id that the owner gave it, also where that is another form's name", async () => {
  const site = await startConfigured({ FORM_IDS: '{"winery":"cigar","cigar":"Smoke1"}' });
  expect(await (await site.get("/winery-playbook")).text()).toContain('src="/widget/form/cigar"');
  const sent = await send(site, "cigar", person);
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/thank-you-winery"]);
});

test("a guide reaches every address that browsers take", async () => {
  const site = await startConfigured(mailSettings());
  const addresses = ["food&wine/2026@cellar.example", "m@weingut-müller.example"];
  for (const email of addresses) expect((await send(site, "winery", { ...person, email })).status).toBe(303);
  const isGuide = ({ to }: { to: string[] }) => to[0] !== "owner@house.example";
  const mails = await soon(() => mailbox.mails.filter(isGuide)).is((found) => found.length === 2);
  const heads = mails.map(headOf).join("\n");
  for (const to of ["<food&wine/2026@cellar.example>", "<m@xn--weingut-mller-4ob.example>"])
    expect(heads).toContain(to);
});

test("a hosted form stands in its provider's frame, with what its script looks for [7.embed.forms]", async () => {
  const site = await startConfigured({ EMBED_ORIGIN: "https://forms.example", FORM_IDS: '{"winery":"Ab12"}' });
  const page = await site.get("/winery-playbook");
  expect(page.headers.get("content-security-policy")).toContain("frame-src 'self' https://forms.example");
  const frame = /<iframe[^>]*>/.exec(await page.text())?.[0];
  for (const part of [
    'src="https://forms.example/widget/form/Ab12"',
    'title="Winery Playbook Form"',
    'height="432"',
    'id="inline-Ab12"',
    'data-form-name="Winery Playbook Form"',
    'data-tag="winery-playbook"',
    'data-height="432"',
    'data-form-id="Ab12"',
    'data-layout-iframe-id="inline-Ab12"',
  ])
    expect(frame).toContain(part);
  expect((await site.get("/widget/form/Ab12")).status).toBe(200);
  expect((await site.get("/js/form_embed.js")).headers.get("content-type")).toContain("javascript");
});

test("every record is forgotten at the age that the privacy page names", async () => {
  const site = await startConfigured();
  const dayMs = 24 * 60 * 60 * 1000;
  await send(site, "winery", person);
  await send(site, "winery", { ...person, message: "", subject: "x" });
  const countAfter = async (days: number) => {
    await withDatabase(site, (db) => deleteExpired(db, site.clock.nowMs + days * dayMs));
    return [(await leadsOf(site)).length, (await submissions(site)).length, (await readOutbox(site)).length];
  };
  expect(await countAfter(29)).toEqual([1, 2, 1]);
  expect(await countAfter(31)).toEqual([1, 1, 1]);
  expect(await countAfter(91)).toEqual([1, 1, 0]);
  expect(await countAfter(729)).toEqual([1, 1, 0]);
  expect(await countAfter(731)).toEqual([0, 0, 0]);
});
