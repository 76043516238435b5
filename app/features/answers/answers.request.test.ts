import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { startTestSite, type TestSite } from "#test/app.ts";
import { mainOf } from "#test/booking.ts";
import { formPost, signIn } from "#test/desk.ts";
import { soon } from "#test/eventually.ts";
import { type ImapServer, startImapServer } from "#test/imap-server.ts";
import { headOf, type Mailbox, startMailbox, wordsOf } from "#test/mailbox.ts";
import { forTest } from "#test/stop-after.ts";
import { withDatabase } from "#test/with-database.ts";
import { answerPaths } from "./answer-paths.ts";

const person = { name: "Marguerite Oban", email: "m@cellar.example", message: "What would it cost?", consent: "yes" };

type Place = { site: TestSite; smtp: Mailbox; imap: ImapServer; cookie: string; id: string };

/** A site whose mail and mailbox are connected, with somebody who asks something. */
async function startPlace(): Promise<Place> {
  const [smtp, imap] = [forTest(await startMailbox()), forTest(await startImapServer())];
  const env = { SMTP_URL: smtp.url, IMAP_URL: imap.url, MAIL_FROM: "Ana Vale <hello@house.example>" };
  const site = forTest(await startTestSite({ ...env, SITE_URL: "http://house.example" }));
  await site.get(paths.formWidget("consultation"), formPost(person));
  const row = await withDatabase(site, (db) => db.selectFrom("leads").select("id").executeTakeFirst());
  return { site, smtp, imap, cookie: await signIn(site), id: row?.id ?? "" };
}

const press = async ({ site, cookie, id }: Place, fields: Record<string, string>) => {
  const answer = await site.get(answerPaths.answer(id), formPost(fields, { Cookie: cookie }));
  return /answer=(\w+)/.exec(answer.headers.get("Location") ?? "")?.[1] ?? String(answer.status);
};

const look = async ({ site, cookie, id }: Place, query = "") =>
  (await mainOf(await site.get(`${deskPaths.lead(id)}${query}`, { headers: { Cookie: cookie } }))).replaceAll(
    "<!-- -->",
    "",
  );

const openForm = async ({ site, cookie, id }: Place, query = "") =>
  (await mainOf(await site.get(`${answerPaths.answer(id)}${query}`, { headers: { Cookie: cookie } }))).replaceAll(
    "<!-- -->",
    "",
  );

const attach = ({ site, cookie, id }: Place, bytes: Buffer, name: string) =>
  site.get(answerPaths.file(id, name, "application/pdf"), {
    method: "POST",
    body: new Uint8Array(bytes),
    headers: { Cookie: cookie, "Content-Type": "application/octet-stream" },
  });

const leadOf = ({ site }: Place) =>
  withDatabase(site, (db) => db.selectFrom("leads").select(["status", "waits_since"]).executeTakeFirstOrThrow());

const answersOf = ({ site }: Place) =>
  withDatabase(site, (db) => db.selectFrom("answers").select(["id", "state", "filing"]).execute());

/** Only what is sent to the person. */
const gotBy = ({ smtp }: Place) => smtp.mails.filter(({ source }) => !/^Auto-Submitted:/im.test(source));

async function sendNow(place: Place, words: Record<string, string>) {
  const before = gotBy(place).length;
  expect(await press(place, { act: "send", ...words })).toBe("queued");
  place.site.clock.nowMs += 10_000;
  await soon(() => gotBy(place).length).is((count) => count > before);
  await soon(() => answersOf(place)).is((all) => all.every(({ state }) => state !== "queued"));
}

/** A mail from the person, as their program would answer. */
const reply = (sentBy: { source: string }, fields: Record<string, string>, text: string) => {
  const id = /^Message-ID: (<.+>)/im.exec(sentBy.source)?.[1] ?? "";
  const head = { From: "Marguerite <m@cellar.example>", "In-Reply-To": id, References: id, ...fields };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${lines.join("\n")}\nSubject: Re: Price\n\n${text}\n`);
};

/** Until both folders were read from their beginning to their end. */
async function readAgain(place: Place) {
  const { site, imap } = place;
  await soon(() => answersOf(place)).is((all) => all.every(({ filing }) => filing === "filed"));
  const from = imap.commands.length;
  const after = (command: RegExp, at: number) =>
    imap.commands.findIndex((each, index) => index > at && command.test(each));
  site.clock.nowMs += 61_000;
  await soon(async () => after(/^EXAMINE INBOX/, from - 1)).is((at) => at >= 0);
  const inbox = after(/^EXAMINE INBOX/, from - 1);
  await soon(async () => after(/^EXAMINE "Sent/, inbox)).is((at) => at >= 0);
  const sent = after(/^EXAMINE "Sent/, inbox);
  await soon(async () => after(/^LOGOUT/, sent)).is((at) => at >= 0);
}

test("an answer leaves as a person's mail after ten seconds, is filed as it was sent, and ends the waiting", async () => {
  const place = await startPlace();
  expect(await leadOf(place)).toMatchObject({ status: "new", waits_since: place.site.clock.nowMs });
  expect((await attach(place, Buffer.alloc(300_000, "%PDF"), "../the offer.pdf")).status).toBe(201);
  expect(await press(place, { act: "send", subject: "Price", text: "It costs **little**.\n\n- one" })).toBe("queued");
  expect(await look(place)).toContain("Take it back");
  place.site.clock.nowMs += 9000;
  expect(gotBy(place)).toEqual([]);
  place.site.clock.nowMs += 1000;
  await soon(() => place.imap.sent.length).is((count) => count === 1);
  const [mail] = gotBy(place);
  const head = headOf(mail ?? { to: [], source: "" });
  expect(mail?.to).toEqual(["m@cellar.example"]);
  expect(head).toMatch(/^From: Ana Vale <hello@house\.example>/m);
  expect(head).not.toMatch(/^(?:Auto-Submitted|List-|Precedence)/im);
  expect(wordsOf(mail ?? { to: [], source: "" })).toMatch(/It costs <b>little<\/b>[\s\S]*the offer\.pdf/);
  expect(place.imap.sent[0]?.toString("latin1").trim()).toBe(mail?.source.trim());
  expect(await leadOf(place)).toEqual({ status: "talking", waits_since: null });
  await soon(() => answersOf(place)).is(([answer]) => answer?.state === "sent" && answer.filing === "filed");
  const page = await look(place);
  expect(page).toContain("You answered: Price");
  expect(page).toContain("Status: In conversation, before New");
});

test("it is taken back before it leaves, and stays as a draft", async () => {
  const place = await startPlace();
  await press(place, { act: "send", subject: "Price", text: "Too early." });
  const [queued] = await answersOf(place);
  place.site.clock.nowMs += 8000;
  expect(await press(place, { act: `take-back ${queued?.id}` })).toBe("taken");
  expect(await press(place, { act: `take-back ${queued?.id}` })).toBe("late");
  place.site.clock.nowMs += 60_000;
  expect(await look(place)).toContain("Go on with your mail");
  const page = await openForm(place);
  expect(page).toMatch(/<textarea[^>]*>Too early\.<\/textarea>/);
  expect((await answersOf(place)).map(({ state }) => state)).toEqual(["draft"]);
  expect(await leadOf(place)).toMatchObject({ status: "new", waits_since: expect.any(Number) });
  await sendNow(place, { subject: "Price", text: "Now." });
  expect(gotBy(place).length).toBe(1);
});

test("their reply stands in the conversation with the whole mail, and the next answer names the whole thread", async () => {
  const place = await startPlace();
  await sendNow(place, { subject: "Price", text: "Little." });
  const [first] = gotBy(place);
  const index = Buffer.concat([Buffer.from("01dc5a0000000000", "hex").subarray(0, 6), Buffer.alloc(16, 7)]).toString(
    "base64",
  );
  const words = "<b>Fine</b> {name} =1+1\n\nOn Friday, Ana wrote:\n> Little.";
  place.imap.mails.push(
    reply(first as never, { "Message-ID": "<theirs@cellar.example>", "Thread-Index": index }, words),
  );
  await readAgain(place);
  const page = await look(place);
  expect(page).toContain("&lt;b&gt;Fine&lt;/b&gt; {name} =1+1");
  const [, whole = ""] = /href="(\/desk\/mails\/[\w-]+)">The whole mail/.exec(page) ?? [];
  const mail = await mainOf(await place.site.get(whole, { headers: { Cookie: place.cookie } }));
  expect(mail).toMatch(/<details><summary>[^<]*<\/summary><pre[^>]*>[\s\S]*&gt; Little\./);
  expect(await leadOf(place)).toMatchObject({ status: "talking", waits_since: expect.any(Number) });
  await sendNow(place, { subject: "", text: "Thank you, {name}." });
  const second = gotBy(place)[1] ?? { to: [], source: "" };
  const head = headOf(second);
  expect(head).toMatch(/^In-Reply-To: <theirs@cellar\.example>/m);
  expect(head).toMatch(/^References: <[^>]+@house\.example> <theirs@cellar\.example> <[^>]+@thread\.house\.example>/m);
  expect(head).toMatch(/^Subject: Re: Price/m);
  expect(Buffer.from(/^Thread-Index: (\S+)/m.exec(head)?.[1] ?? "", "base64").length).toBe(27);
  expect(wordsOf(second)).toContain("> <b>Fine</b> {name} =1+1");
});

test("a colleague's answer from a mail program counts, and the reply to it; forged ones do not", async () => {
  const place = await startPlace();
  await sendNow(place, { subject: "Price", text: "Little." });
  const [first] = gotBy(place);
  const theirs = reply(first as never, { "Message-ID": "<theirs@cellar.example>" }, "And when?");
  const forged = { "Message-ID": "<forged@x.example>", From: "hello@house.example", To: "m@cellar.example" };
  place.imap.mails.push(theirs, reply(first as never, forged, "We cancel."));
  await readAgain(place);
  expect(await leadOf(place)).toMatchObject({ waits_since: expect.any(Number) });
  const sent = {
    "Message-ID": "<ours@laptop.example>",
    From: "bea@house.example",
    "In-Reply-To": "<theirs@cellar.example>",
    References: "<theirs@cellar.example>",
  };
  const toOthers = { ...sent, "Message-ID": "<inside@laptop.example>", To: "tax@adviser.example" };
  place.imap.sent.push(
    reply(first as never, toOthers, "What do you think?"),
    reply(first as never, { ...sent, To: "Marguerite <m@cellar.example>" }, "Next week."),
  );
  await readAgain(place);
  expect(await leadOf(place)).toEqual({ status: "talking", waits_since: null });
  const stranger = { "Message-ID": "<s@x.example>", From: "stranger@x.example" };
  const known = { "In-Reply-To": "<ours@laptop.example>", References: "<ours@laptop.example>" };
  place.imap.mails.push(
    reply(first as never, { ...known, "Message-ID": "<again@cellar.example>" }, "That suits us."),
    reply(first as never, { ...known, ...stranger }, "Pay here."),
  );
  await readAgain(place);
  const page = await look(place);
  expect(page).toContain("Written in a mail program, from bea@house.example");
  expect(page).toContain("That suits us.");
  expect(page).not.toMatch(/Pay here|We cancel|What do you think/);
});

test("a folder of sent mails that takes nothing is told, and the mail does not leave again", async () => {
  const place = await startPlace();
  place.imap.box.takesNoMails = true;
  await sendNow(place, { subject: "Price", text: "Little." });
  await soon(() => look(place)).is((page) => page.includes("is not in your folder of sent mails"));
  place.imap.box.takesNoMails = false;
  place.site.clock.nowMs += 61_000;
  await soon(() => answersOf(place)).is(([answer]) => answer?.filing === "filed");
  expect([gotBy(place).length, place.imap.sent.length]).toEqual([1, 1]);
});

test("the form stands beside what they wrote last, then all that was written before and since", async () => {
  const place = await startPlace();
  await sendNow(place, { subject: "Price", text: "Little." });
  place.site.clock.nowMs += 60_000;
  await place.site.get(paths.formWidget("winery"), formPost({ ...person, message: "And <b>when</b>?" }));
  const page = await openForm(place);
  const parts = [
    "Answer Marguerite Oban",
    "And &lt;b&gt;when&lt;/b&gt;?",
    'name="text"',
    "Little.",
    "What would it cost?",
  ];
  const at = parts.map((part) => page.indexOf(part));
  expect(at).toEqual(at.toSorted((one, other) => one - other));
  expect(at[0]).toBeGreaterThan(0);
  expect((await place.site.get(answerPaths.answer("nobody"), { headers: { Cookie: place.cookie } })).status).toBe(404);
});

test("of two windows the second is told, keeps nothing in silence, and decides with another press", async () => {
  const place = await startPlace();
  const keep = (text: string, seen: string) =>
    place.site.get(answerPaths.kept(place.id), formPost({ subject: "", text, seen }, { Cookie: place.cookie }));
  const first = await (await keep("From the phone.", "")).json();
  expect((await keep("From the desk.", "")).status).toBe(409);
  const again = await (await keep("From the phone, longer.", first.seen)).json();
  expect((await keep("From the desk.", first.seen)).status).toBe(409);
  const fields = { act: "send", subject: "", text: "From the desk." };
  const told = await place.site.get(
    answerPaths.answer(place.id),
    formPost({ ...fields, seen: first.seen }, { Cookie: place.cookie }),
  );
  expect(told.status).toBe(409);
  const page = await mainOf(told);
  expect(page).toMatch(/role="alert"[\s\S]*From the phone, longer\.[\s\S]*<textarea[^>]*>From the desk\.</);
  const [, seen = ""] = /name="seen" value="(\d+)"/.exec(page) ?? [];
  expect(seen).toBe(again.seen);
  expect(await answersOf(place)).toHaveLength(1);
  expect(await press(place, { ...fields, seen })).toBe("queued");
  expect((await keep("From the phone, still.", again.seen)).status).toBe(409);
});

test("files beyond 25 MB in all are refused, and nothing of them stays", async () => {
  const place = await startPlace();
  const most = Buffer.alloc(20 * 1024 * 1024, 1);
  expect((await attach(place, most, "most.bin")).status).toBe(201);
  const refused = await attach(place, Buffer.alloc(6 * 1024 * 1024, 1), "more.bin");
  expect([refused.status, await refused.json()]).toEqual([422, { error: "All files together may have 25 MB." }]);
  const parts = await withDatabase(place.site, (db) =>
    db
      .selectFrom("answer_file_parts")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow(),
  );
  expect(Number(parts.count)).toBe(80);
});

test("a template is filled when it is chosen, above the draft", async () => {
  const place = await startPlace();
  const typed = formPost({ subject: "", text: "My draft {name}" }, { Cookie: place.cookie });
  expect((await place.site.get(answerPaths.kept(place.id), typed)).status).toBe(200);
  const page = await openForm(place, "?template=price");
  expect(page).toMatch(
    /<textarea[^>]*>Dear Marguerite,[\s\S]*http:\/\/house\.example\/book[\s\S]*My draft \{name\}<\/textarea>/,
  );
  expect(await openForm(place, "?template=constructor")).toMatch(/<textarea[^>]*>My draft \{name\}</);
  expect(await press(place, { act: "discard" })).toBe("discarded");
  expect(await press(place, { act: "send", subject: "", text: " " })).toBe("empty");
});

test("all of it is told to the person and goes with them", async () => {
  const place = await startPlace();
  await attach(place, Buffer.from("a"), "a.txt");
  await sendNow(place, { subject: "Price", text: "Little." });
  const download = await place.site.get(deskPaths.leadDownload(place.id), { headers: { Cookie: place.cookie } });
  expect(await download.text()).toMatch(/Little\.[\s\S]*a\.txt/);
  const erase = { intent: "erase", sure: "yes" };
  await place.site.get(deskPaths.lead(place.id), formPost(erase, { Cookie: place.cookie }));
  const rows = await withDatabase(place.site, (db) =>
    Promise.all(
      (["answers", "answer_files", "answer_file_parts", "thread_mails"] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    ),
  );
  expect(rows).toEqual([[], [], [], []]);
});
