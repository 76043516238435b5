import { expect, test } from "vitest";
import { makePageTokens } from "./page-token.ts";

const madeAt = 1_795_600_000_000;
const at = (nowMs: number, networkKey = "key") => makePageTokens({ networkKey, clock: () => nowMs });
const token = at(madeAt).make();
const dayMs = 24 * 60 * 60 * 1000;

const cases: [string, string | null, nowMs: number, { madeAt: string; isFromPage: boolean }][] = [
  ["a page made a second ago", token, madeAt + 1000, { madeAt: String(madeAt), isFromPage: true }],
  ["a page made just now", token, madeAt + 999, { madeAt: String(madeAt), isFromPage: false }],
  ["a page made a day ago", token, madeAt + dayMs, { madeAt: String(madeAt), isFromPage: true }],
  ["an older page", token, madeAt + dayMs + 1, { madeAt: String(madeAt), isFromPage: false }],
  ["a page of another site", at(madeAt, "other").make(), madeAt + 5000, { madeAt: "?", isFromPage: false }],
  ["a changed time", token.replace("1", "2"), madeAt + 5000, { madeAt: "?", isFromPage: false }],
  ["a signature of another length", `${madeAt}.x`, madeAt + 5000, { madeAt: "?", isFromPage: false }],
  ["a bare time", String(madeAt), madeAt + 5000, { madeAt: String(madeAt), isFromPage: false }],
  ["nothing", null, madeAt, { madeAt: "", isFromPage: false }],
];

test.each(cases)("%s", (_, shown, nowMs, read) => {
  expect(at(nowMs).read(shown)).toEqual(read);
});
