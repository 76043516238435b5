import { monitorEventLoopDelay } from "node:perf_hooks";
import { expect, test } from "vitest";
import { promisedMs, sampled } from "../../../../test/extent.ts";
import { judgeMail } from "./judge-mail.ts";

const kilobyte = 1024;
/** The maximum that is read of a mail. */
const maxBytes = 256 * kilobyte;
const id = "V1StGXR8_Z5jdHi6B-myT";
const head = `From: g@cellar.example\r\nIn-Reply-To: <${id}@house.example>\r\n`;
const nested = (depth: number) =>
  Array.from({ length: depth }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`).join(
    "",
  );
const html = (body: string) => `Content-Type: text/html\r\n\r\n${body}`;

/** Each is cut as the mailbox's reader cuts it. */
const hostile: [name: string, mail: string][] = [
  ["parts within parts", nested(10_000)],
  ["mails within mails", "Content-Type: message/rfc822\r\n\r\n".repeat(8000)],
  ["a head without an end", "X-Bomb: y\r\n".repeat(30_000)],
  ["one field without an end", `References: ${`<${id}@house.example> `.repeat(8000)}`],
  ["a folded field", `Subject: a${"\r\n b".repeat(60_000)}`],
  ["encoded words", `Subject: ${"=?utf-8?b?4pyT?= ".repeat(15_000)}`],
  ["an unknown charset", "Content-Type: text/plain; charset=x-none\r\n\r\n\xff\xfe\xfd".repeat(4000)],
  ["a false charset", `Content-Type: text/plain; charset=utf-16\r\n\r\n${"\ud800x".repeat(50_000)}`],
  ["base64 that is none", `Content-Transfer-Encoding: base64\r\n\r\n${"====".repeat(60_000)}`],
  ["open tags", html("<".repeat(maxBytes))],
  ["open styles", html("<style>".repeat(40_000))],
  ["quotes within quotes", html("<blockquote>".repeat(20_000))],
  ["lines of quotes", `\r\n${"> ".repeat(100)}\r\n`.repeat(1300)],
  ["lines that may begin a quote", "\r\nOn Monday a <b@c.example>\r\n".repeat(9000)],
  ["one long line", `\r\n${"From: a@b.example wrote ".repeat(11_000)}`],
  ["addresses", `From: ${"a <a@b.example>, ".repeat(15_000)}\r\n\r\n`],
  [
    "a status without an end",
    `Content-Type: multipart/report; boundary=r\r\n\r\n--r\r\nContent-Type: message/delivery-status\r\n\r\n${"Action: failed\r\nDiagnostic-Code: smtp; not found\r\n\r\n".repeat(5000)}`,
  ],
  ["marks on a letter", `\r\n${"e\u0301".repeat(80_000)}`],
];

const never = new AbortController().signal;

test.each(sampled(hostile, 5))("%s end no more than their own reading, in time", async (_, mail) => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const startedAtMs = performance.now();
  const judged = await judgeMail(Buffer.from(head + mail).subarray(0, maxBytes), never);
  expect(performance.now() - startedAtMs).toBeLessThan(6000);
  if (judged !== "unreadable") expect(judged.text.length).toBeLessThanOrEqual(4001);
  delay.disable();
  // The site's process only passes the mail on.
  expect(delay.max / 1e6).toBeLessThan(promisedMs(500, 3000));
});

test("the next mail is read after one that ended its process", async () => {
  const judged = await judgeMail(Buffer.from(`${head}\r\nThank you.\r\n`), never);
  expect(judged).toMatchObject({ kind: "reply", ids: [id], from: "g@cellar.example", text: "Thank you." });
});
