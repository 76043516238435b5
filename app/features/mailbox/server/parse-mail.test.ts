import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { isWorthReading } from "../rules/is-worth-reading.ts";
import { judgeIncomingMail } from "../rules/judge-incoming-mail.ts";
import { readHead } from "../rules/read-head.ts";
import { parseMail } from "./parse-mail.ts";

const folder = fileURLToPath(new URL("../../../../test/fixtures/mails/", import.meta.url));
const ours = "V1StGXR8_Z5jdHi6B-myT";

const samples = globSync("*/*.eml", { cwd: folder })
  .sort()
  .map((path) => ({ kind: dirname(path).replace("-", " "), name: basename(path, ".eml"), path: folder + path }));

const judge = async (path: string) => judgeIncomingMail(await parseMail(readFileSync(path)));

test("there are samples of every kind", () => {
  const kinds = new Set(samples.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual([
    ...["automatic", "complaint", "hard bounce", "refused sender", "reply", "soft bounce"],
  ]);
  expect(samples.length).toBeGreaterThanOrEqual(60);
});

test.each(samples)("$name is a $kind that answers our mail", async ({ kind, path }) => {
  const judged = await judge(path);
  expect(judged.kind).toBe(kind);
  expect(judged.ids).toContain(ours);
  expect(isWorthReading(readHead(readFileSync(path, "latin1").slice(0, 32 * 1024)))).toBe(true);
});

const replies: Record<string, string> = {
  "about-an-absence-german": "Wir sind da. Rufen Sie an.",
  "about-an-office": "I was out of office, and read it only today. Call me.",
  "answers-between-lines": "Red wine, by the case.\n\nLocals, mostly.",
  "apple-mail": "Lovely. Thank you!",
  "delivery-in-the-subject": "When do you deliver the report? The delivery failed last time.",
  "exchange-distribution-list": "Tuesday suits us.",
  french: "Merci beaucoup !",
  "gmail-html-alone": "Thank you & see you soon.\n\nGuest",
  "gmail-plain": "Thank you, this helped. Could we talk on Thursday?\n\nGuest",
  "gmail-wrapped-attribution": "Yes, please send me the second one.",
  "google-group": "We share this mailbox. Yes, please call us.",
  iphone: "Yes",
  "later-in-a-thread": "And on Friday?",
  "latin1-broken-charset": "Schöne Grüße aus dem Keller",
  "list-with-bulk": "All five of us have read it. What next?",
  "outlook-german": "Vielen Dank, das hilft uns sehr.",
  "outlook-header-block": "That is exactly our problem. What does the Starter cost?\n\nBest,\nGuest",
  "thunderbird-below": "We do not know. How do we find out?",
  "thunderbird-flowed":
    "Good morning,\n\nThe white, for all of them, because it is the one that we have had for the longest time.",
  "unsubscribe-link-alone": "I like chapter two.",
  "unsubscribe-by-words": "STOP. Please do not write to me again.",
};

test("a reply keeps what the person wrote, without the quoted mail", async () => {
  const found = samples.filter(({ kind }) => kind === "reply");
  const texts = await Promise.all(found.map(async ({ name, path }) => [name, (await judge(path)).text]));
  expect(Object.fromEntries(texts)).toEqual(replies);
});

test("a bounce tells the server's reason", async () => {
  const { text, from } = await judge(`${folder}hard-bounce/qmail-no-mailbox.eml`);
  expect([text, from]).toEqual([
    "<guest@cellar.example>: Sorry, no mailbox here by that name. (#5.1.1)",
    "mailer-daemon@mail.house.example",
  ]);
});
