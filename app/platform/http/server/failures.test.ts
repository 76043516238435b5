import { Writable } from "node:stream";
import pino from "pino";
import { expect, test } from "vitest";
import { Failures } from "./failures.ts";

test.each([
  ["/booking/a-key-of-one-visitor/move", "/booking/…/move"],
  ["/quiz-results/a-key-of-one-visitor", "/quiz-results/…"],
  ["/calendar/a-key-of-the-owner.ics", "/calendar/…"],
  ["/letters/confirm/a-key-of-one-reader", "/letters/confirm/…"],
  ["/letters/stop/a-key-of-one-reader/", "/letters/stop/…"],
  ["/desk/link/a-key-of-the-owner", "/desk/link/…"],
  ["/desk/invitation/a-key-of-one-writer", "/desk/invitation/…"],
  ["//desk//link//a-key-of-the-owner", "/desk/link/…"],
  ["/Desk/Link/a-key-of-the-owner", "/Desk/Link/…"],
  ["/desk/lin%6b/a-key-of-the-owner", "/desk/link/…"],
  ["/blog/an-article", "/blog/an-article"],
  ["/widget/booking/consultation", "/widget/booking/consultation"],
])("a failure of %s is logged as one of %s", (pathname, logged) => {
  const lines: string[] = [];
  const stream = new Writable({ write: (line, _, done) => done(void lines.push(String(line))) });
  new Failures(pino({}, stream)).note({}, pathname, new Error("no such table"));
  expect(lines.map((line) => JSON.parse(line).path)).toEqual([logged]);
});
