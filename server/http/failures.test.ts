import { Writable } from "node:stream";
import pino from "pino";
import { expect, test } from "vitest";
import { Failures } from "./failures.ts";

test.each([
  ["/booking/a-key-of-one-visitor/move", "/booking/…/move"],
  ["/quiz-results/a-key-of-one-visitor", "/quiz-results/…"],
  ["/blog/an-article", "/blog/an-article"],
])("a failure of %s is logged as one of %s", (pathname, logged) => {
  const lines: string[] = [];
  const stream = new Writable({ write: (line, _, done) => done(void lines.push(String(line))) });
  new Failures(pino({}, stream)).note({}, pathname, new Error("no such table"));
  expect(lines.map((line) => JSON.parse(line).path)).toEqual([logged]);
});
