import { expect, onTestFinished, test } from "vitest";
import { paths } from "#facts/paths.ts";
import { startTestSite, testInLongRun } from "./app.ts";
import { bookAsProgram, bookingsOf, calendar, freeSlots, mainOf, post, visitor } from "./booking.ts";
import { freshDatabase } from "./database.ts";
import { newFolder } from "./new-folder.ts";
import { readOutbox } from "./outbox.ts";
import { startSiteProcess } from "./site-process.ts";
import { forFile } from "./stop-after.ts";

const site = forFile(await startTestSite({ SITE_URL: "http://house.example" }));
const hours = (await freeSlots(site)).slots;

let visitors = 0;
/** Words that nobody has sent before. */
const freshWords = () => ({ start: hours.shift() as string, email: `v${++visitors}@cellar.example` });
const under = (key: string) => ({ "idempotency-key": key });
const key = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
const privatePage = /^\/booking\/[\w-]{32}$/;

test("the same key and words are answered as the first time, links included, and booked once", async () => {
  const words = freshWords();
  const first = await bookAsProgram(site, words, under(key));
  const told = await first.json();
  expect([first.status, new URL(told.links.page).pathname]).toEqual([201, expect.stringMatching(privatePage)]);
  site.clock.nowMs += 60 * 60_000;
  const again = await bookAsProgram(site, words, under(key));
  expect([again.status, await again.json()]).toEqual([201, told]);
  const form = await post(site, calendar, { ...visitor, ...words, idempotency_key: key });
  expect([form.status, form.headers.get("location")]).toEqual([303, new URL(told.links.page).pathname]);
  expect((await bookingsOf(site)).filter(({ email }) => email === words.email)).toHaveLength(1);

  const others = [{ name: "M" }, { start: hours[0] }, { email: "other@cellar.example" }, { notes: "" }];
  for (const other of others) {
    const answer = await bookAsProgram(site, { ...words, ...other }, under(key));
    expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, ["Idempotency-Key"]]);
  }
  const otherForm = await post(site, calendar, { ...visitor, ...words, notes: "", idempotency_key: key });
  expect(otherForm.status).toBe(422);
  expect(await mainOf(otherForm)).toContain("press the button once more");
});

test("a repeated booking without its key is confirmed without a link", async () => {
  const words = freshWords();
  const first = await bookAsProgram(site, words);
  const { links, start, end } = await first.json();
  expect(new URL(links.page).pathname).toMatch(privatePage);
  const caused = (await readOutbox(site)).length;
  for (const headers of [{}, under("a-key-of-a-stranger"), {}]) {
    const answer = await bookAsProgram(site, words, headers);
    expect([answer.status, await answer.json()]).toEqual([201, { start, end }]);
  }
  for (const idempotency_key of ["", "another-key"]) {
    const form = await post(site, calendar, { ...visitor, ...words, idempotency_key });
    expect([form.status, form.headers.get("location")]).toEqual([303, paths.alreadyBooked()]);
    expect(await form.text()).not.toContain(new URL(links.page).pathname);
  }
  const page = await site.get(paths.alreadyBooked());
  expect([page.status, page.headers.get("x-robots-tag")]).toEqual([200, "noindex, nofollow"]);
  const flash = await mainOf(page);
  expect(flash).toContain("already booked");
  // Mail is not set up, so none is promised.
  expect(flash).not.toMatch(/on its way|mailed/);
  expect((await bookingsOf(site)).filter(({ email }) => email === words.email)).toHaveLength(1);
  expect(await readOutbox(site)).toHaveLength(caused);
  site.clock.nowMs += 10 * 60_000;
  expect((await bookAsProgram(site, words)).status).toBe(409);
});

test("the page says that the mail holds the link where mails are sent", async () => {
  const mailing = await startTestSite({ SMTP_URL: "smtp://127.0.0.1:1" });
  const flash = await mainOf(await mailing.get(paths.alreadyBooked()));
  await mailing.stop();
  expect(flash).toMatch(/The mail[^<]*holds the link/);
});

test("keys have 8 to 200 visible ASCII characters", async () => {
  const words = freshWords();
  for (const wrong of ["seven77", "x".repeat(201), "with a space", "caf\u00e9-caf\u00e9", "tab\tbetween"]) {
    const answer = await bookAsProgram(site, words, under(wrong));
    expect([answer.status, Object.keys((await answer.json()).fields)], wrong).toEqual([422, ["Idempotency-Key"]]);
    const form = await post(site, calendar, { ...visitor, ...words, idempotency_key: wrong });
    expect(form.status, wrong).toBe(422);
  }
  const [short, long] = ["~!{}\"',;", "k".repeat(200)];
  expect((await bookAsProgram(site, words, under(short))).status).toBe(201);
  expect((await bookAsProgram(site, freshWords(), under(long))).status).toBe(201);
});

test("JSON is judged as the form is", async () => {
  const words = freshWords();
  const at = String(site.clock.nowMs);
  for (const odd of [{ subject: "SEO" }, { subject: { toString: 1 } }, { at }, { at: Number(at) }, { at: ["x"] }]) {
    const answer = await bookAsProgram(site, { ...words, ...odd });
    expect(answer.status, JSON.stringify(odd)).toBe(422);
  }
  expect((await bookingsOf(site)).filter(({ email }) => email === words.email)).toEqual([]);
  const plain = { ...words, subject: "", at: String(site.clock.nowMs - 5000), timeZone: "Mars/Olympus" };
  expect((await bookAsProgram(site, plain)).status).toBe(201);
});

test("each rendering of the form brings a key of its own, kept by nobody, and books under it", async () => {
  const answers = [await site.get(calendar), await site.get(calendar)];
  for (const answer of answers) expect(answer.headers.get("cache-control")).toBe("no-store");
  const keys = await Promise.all(answers.map(async (answer) => keyIn(await mainOf(answer))));
  expect(new Set(keys).size).toBe(2);
  const words = { ...visitor, ...freshWords(), idempotency_key: keys[0] as string };
  const [first, again] = [await post(site, calendar, words), await post(site, calendar, words)];
  expect(first.headers.get("location")).toMatch(privatePage);
  expect(again.headers.get("location")).toBe(first.headers.get("location"));
  // The cached page has none.
  expect(await mainOf(await site.get(paths.bookConsultation()))).not.toContain("idempotency_key");
  const wrong = await mainOf(await post(site, calendar, { ...words, name: "" }));
  expect(keyIn(wrong)).not.toBe(keys[0]);
});

const keyIn = (html: string) => /name="idempotency_key" value="([\w-]{21})"/.exec(html)?.[1] ?? "";

testInLongRun("a repeat with its key after a crash gets the same booking", async () => {
  const dataDir = newFolder();
  const { env, drop } = await freshDatabase();
  onTestFinished(drop);
  const settings = { PORT: "0", DATA_DIR: dataDir, SITE_URL: "http://house.example", ...env };
  const start = async () => {
    const running = startSiteProcess(settings);
    onTestFinished(() => running.end("SIGKILL"));
    await running.answers;
    const get = (path: string, init?: RequestInit) => fetch(running.address() + path, init);
    return { get, kill: () => running.end("SIGKILL") };
  };
  const before = await start();
  const [hour] = (await freeSlots(before)).slots;
  const told = await (await bookAsProgram(before, { start: hour }, under(key))).json();
  await before.kill();
  const after = await start();
  const again = await bookAsProgram(after, { start: hour }, under(key));
  expect([again.status, await again.json()]).toEqual([201, told]);
});
