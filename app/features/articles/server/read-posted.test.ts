import { expect, test } from "vitest";
import { isInlineDraft } from "./read-posted.ts";

const kilobyte = 1024;
const form = "application/x-www-form-urlencoded";
const parts = "multipart/form-data; boundary=x";

test.each([
  [form, `title=A&content=${"a".repeat(200 * kilobyte)}`, true],
  [form, "a&".repeat(300), false],
  [`${form}; charset=json`, "a&".repeat(300), false],
  [parts, "--x\r\n".repeat(20), true],
  [parts, "\r\n--x".repeat(300), false],
  ["application/json", `{"content":"${"&".repeat(1000)}"}`, true],
  ["application/json", "a".repeat(257 * kilobyte), false],
])("whether a draft is parsed without a process: %s, %.20s: %s", (type, body, isInline) => {
  expect(isInlineDraft(type, [Buffer.from(body)])).toBe(isInline);
});
