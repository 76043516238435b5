import { expect, test } from "vitest";
import type { MailHeader } from "./incoming-mail.ts";
import { isOurs, namedIds, threadOf } from "./mail-thread.ts";

const headed = (fields: Record<string, string>): { headers: MailHeader[] } => ({
  headers: Object.entries(fields).map(([name, value]) => ({ name, value })),
});

test("a mail names the mails of its thread, the oldest first and each once", () => {
  const mail = headed({ references: "<a@x> <b@y>", "in-reply-to": "<b@y>" });
  expect(namedIds(mail)).toEqual(["<a@x>", "<b@y>"]);
});

test("of a long thread the beginning and the end are kept", () => {
  const ids = Array.from({ length: 200 }, (_, at) => `<${at}@x>`);
  const named = namedIds(headed({ references: ids.join(" ") }));
  expect([named.length, named[0], named.at(-1)]).toEqual([30, "<0@x>", "<199@x>"]);
});

test.each([
  ["one of ours whose Message-ID was replaced", "<first@x> <own@thread.house.example>", "<first@x>", true],
  [
    "a colleague's answer in its thread",
    "<own@thread.house.example> <replaced@mail.example>",
    "<replaced@mail.example>",
    false,
  ],
  ["an answer that names our thread alone", "<own@thread.house.example>", "<own@thread.house.example>", false],
  ["a mail of no thread", "", "", false],
])("%s is told apart", (_, references, inReplyTo, isOwn) => {
  expect(isOurs(headed({ references, "in-reply-to": inReplyTo }))).toBe(isOwn);
});

test("odd heads are bounded and empty at worst", () => {
  const odd = {
    to: `${"a@x,".repeat(5000)}`,
    date: "yesterday",
    "thread-index": "A".repeat(9000),
    "message-id": "none",
  };
  const thread = threadOf({ ...headed(odd), text: "Words", parts: [] });
  expect(thread).toMatchObject({ messageId: "", references: [], dateMs: 0, whole: "Words" });
  expect([thread.to.length, thread.threadIndex.length]).toEqual([50, 400]);
});
