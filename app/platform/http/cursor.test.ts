import { expect, test } from "vitest";
import { readCursor, writeCursor } from "./cursor.ts";

test("a cursor is read back from an address", () => {
  const place = { ms: 1_795_000_000_000, id: "V1StGXR8_Z5jdHi6B-myT" };
  expect(readCursor(writeCursor(place))).toEqual(place);
});

test.each([null, "", "x", "1.", ".a", "-1.a", "1.a b", "1.'--", `1.${"a".repeat(41)}`, `${"9".repeat(16)}.a`])(
  "%s is no place",
  (text) => expect(readCursor(text)).toBeUndefined(),
);
