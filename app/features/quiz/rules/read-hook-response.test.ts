import { expect, test } from "vitest";
import { readHookResponse } from "./read-hook-response.ts";

const linkKey = "V1StGXR8_Z5jdHi6B-myT";

test("the key and the mail are read from our own answer", () => {
  expect(readHookResponse(JSON.stringify({ status: "accepted", linkKey, mail: "held" }))).toEqual({
    linkKey,
    mail: "held",
  });
});

test.each([
  '{"mail":"queued"}',
  '{"linkKey":7,"mail":"queued"}',
  '{"linkKey":"../../elsewhere/at/all","mail":"queued"}',
])("%j holds no key", (text) => expect(readHookResponse(text)).toEqual({ linkKey: null, mail: "queued" }));

test.each(["", "no JSON", "null", "[]", '{"mail":true}'])("%j is no answer of ours", (text) =>
  expect(readHookResponse(text)).toBeUndefined(),
);
