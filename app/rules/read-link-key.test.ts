import { expect, test } from "vitest";
import { readLinkKey } from "./read-link-key.ts";

const linkKey = "V1StGXR8_Z5jdHi6B-myT";

test("the key is read from our own answer", () => {
  expect(readLinkKey(JSON.stringify({ status: "accepted", linkKey }))).toBe(linkKey);
});

test.each(["", "no JSON", "null", "[]", '{"linkKey":null}', '{"linkKey":7}', '{"linkKey":"../../elsewhere/at/all"}'])(
  "%j holds none",
  (answer) => expect(readLinkKey(answer)).toBeUndefined(),
);
