import { expect, test } from "vitest";
import { replyText } from "./reply-text.ts";

const answer = "Yes, Tuesday suits us.";
const quote = "> When could we talk?\n> Marguerite";

/** Lines between an answer and the mail that it answers; the quote's own lines follow. */
const heads: [program: string, head: string, quoted?: string][] = [
  // source: Zoho Mail
  [
    "Zoho",
    "---- On Tue, 22 Dec 2025 14:17:36 +0530 Marguerite <hello@house.example> wrote ----",
    "When could we talk?",
  ],
  // source: Gmail, in German
  ["Gmail in German", "Marguerite Vale <hello@house.example> schrieb am Fr., 28.\nApr. 2026 um 11:53 Uhr:"],
  // source: Gmail until 2017
  ["Gmail's former", "2016-10-24 15:36 GMT+02:00 Marguerite Vale <\nhello@house.example>:"],
  ["Gmail's first", "2013/7/20 Marguerite Vale <hello@house.example>", "| When could we talk?"],
  // source: Gmail, in Russian
  ["Gmail in Russian", '20 окт. 2016 г. 19:37 пользователь "Marguerite Vale" <\nhello@house.example> написал:'],
  ["Gmail's former in Russian", "понедельник, 6 октября 2014 г. пользователь Marguerite написал:"],
  // source: Yahoo Mail
  ["Yahoo", "On Thursday, April 6, 2026 at 11:20:01 AM PDT, Marguerite Vale\n\n<hello@house.example> wrote:", "When?"],
  ["Yahoo's former", "Marguerite Vale <hello@house.example> wrote:", "When could we talk?"],
  // source: Gmail for Android, which breaks before the mark
  ["Gmail for Android", 'Am 21.04.2026 17:48 schrieb "Marguerite Vale" <hello@house.example\n>:'],
  // source: Gmail, in Spanish
  ["Gmail in Spanish", "El jueves, 21 de noviembre de 2026, Marguerite escribió:"],
  // source: Eudora
  ["Eudora", "At 6/16/2016 08:32 PM, you wrote:"],
  // source: Outlook on the web
  [
    "Outlook",
    "________________________________\nFrom: hello@house.example (Marguerite)\nSent: Monday\nTo: us",
    "When?",
  ],
];

test.each(heads)("the mail that was answered goes: %s", (_, head, quoted = quote) => {
  expect(replyText(`${answer}\n\n${head}\n\n${quoted}\n`)).toBe(answer);
});

test.each([
  // source: Thunderbird, answering line by line
  ["> "],
  // source: The Bat!, which marks with initials
  ["MV> "],
])("a greeting above and the answers between lines marked %j are all kept", (mark) => {
  const mail = `Hello Marguerite,

On 11/23/26 09:00, Marguerite wrote:
> What do you pour first?
The white.

> And for the club?

The old vines, by the case.
> Thank you
-- 
Ada`.replaceAll("> ", mark);
  expect(replyText(mail)).toBe("Hello Marguerite,\n\nThe white.\n\nThe old vines, by the case.");
});

test("a mail of nothing but marked lines is shown as it came, and one that a program introduced has no words", () => {
  // source: mutt and other programs that mark a whole text which is pasted as a quotation
  const marked = "> Yes, Tuesday suits us.\n>\n> Ada";
  expect(replyText(`${marked}\n`)).toBe(marked);
  const introduced = `On Tue, 24 Nov 2026 at 09:12, Marguerite wrote:\n${quote}`;
  expect([introduced, introduced.replace(/^/gm, "> ")].map(replyText)).toEqual(["", ""]);
});

const endings = [
  // source: phones and their mail programs
  ...["Sent from my iPhone", "Sendt fra min iPad", "Sent via mobile", "Sent with Airmail", "(sent from a phone)"],
  ...["Get [Outlook for Android](https://aka.ms/ghei36)", "從我的 iPhone 傳送", "Verzonden met BlackBerry Work"],
  "Diese Nachricht wurde von meinem Android-Mobiltelefon mit K-9 Mail gesendet.",
];
test.each(endings)("a program's own ending goes: %s", (ending) => {
  expect(replyText(`${answer}\n\n${ending}\n`)).toBe(answer);
});

test.each([
  "Sent from my desk, is much easier than my mobile phone.",
  "On Monday we wrote to you, and nobody came.",
  "In 2019 we sold 400 cases.",
])("a sentence of the person's stays: %s", (sentence) => {
  expect(replyText(`${sentence}\n\n${answer}`)).toBe(`${sentence}\n\n${answer}`);
});
