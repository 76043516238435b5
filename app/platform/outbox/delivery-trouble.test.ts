import { expect, test } from "vitest";
import { readTrouble } from "./delivery-trouble.ts";

test.each([
  ["", "quiz-crm", undefined],
  ["delivered (200)", "quiz-crm", undefined],
  ["unreachable (ECONNREFUSED)", "quiz-crm", "closed"],
  ["unreachable (ECONNRESET)", "quiz-crm", "silent"],
  ["unreachable (ENOTFOUND)", "mail", "not found"],
  ["unreachable (ERR_TLS_CERT_ALTNAME_INVALID)", "leads", "certificate"],
  ["unreachable (DEPTH_ZERO_SELF_SIGNED_CERT)", "mail", "certificate"],
  ["unreachable (UNABLE_TO_VERIFY_LEAF_SIGNATURE)", "mail", "certificate"],
  ["unreachable (ERR_SSL_WRONG_VERSION_NUMBER)", "mail", "wrong encryption"],
  ["unreachable (EAUTH)", "mail", "locked"],
  ["timeout", "leads", "slow"],
  ["refused (401)", "leads", "locked"],
  ["refused (535)", "mail", "locked"],
  ["refused (404)", "leads", "unknown address"],
  ["refused (429)", "leads", "busy"],
  ["refused (451)", "mail", "busy"],
  ["refused (500)", "leads", "broken"],
  ["refused (550)", "mail", "refused"],
  ["refused (422)", "leads", "refused"],
  ["redirected (302)", "leads", "moved"],
  ["refused (307)", "caldav", "moved"],
  ["gone", "leads", "ended"],
  ["private address", "leads", "private address"],
  ["no address is set", "leads", "not connected"],
  ["words of an earlier version", "leads", "refused"],
] as const)("%s of %s is %s", (outcome, destination, trouble) =>
  expect(readTrouble(outcome, destination)).toBe(trouble),
);
