import { expect, test } from "vitest";
import { passkeyCopy } from "../words/access.ts";
import {
  findPasskeyObstacle,
  type PasskeyProblem,
  readAuthenticatorError,
  readChallengeRefusal,
} from "./passkey-problem.ts";

const page = { host: "house.example", isSecure: true, hasPasskeys: true };

test.each([
  ["a name over HTTPS", page, undefined],
  ["this machine's name", { ...page, host: "localhost" }, undefined],
  ["a name that looks like a number", { ...page, host: "1.2.3.4.example" }, undefined],
  ["an IPv4 address", { ...page, host: "192.0.2.7" }, "noName"],
  ["an IPv6 address", { ...page, host: "[2001:db8::1]" }, "noName"],
  ["HTTP", { ...page, isSecure: false, hasPasskeys: false }, "insecure"],
  ["a browser without passkeys", { ...page, hasPasskeys: false }, "unknown"],
])("before the button: %s", (_, given, kind) => {
  expect(findPasskeyObstacle(given)?.kind).toBe(kind);
});

test.each([
  [403, null, { kind: "notAllowed" }],
  [401, null, { kind: "notAllowed" }],
  [429, "8", { kind: "later", seconds: 8 }],
  [429, null, { kind: "later", seconds: 60 }],
  [429, "soon", { kind: "later", seconds: 60 }],
  [503, "1", { kind: "full" }],
  [500, null, { kind: "failed" }],
  [413, null, { kind: "failed" }],
])("a challenge refused with %i and %s", (status, retryAfter, problem) => {
  expect(readChallengeRefusal(status, retryAfter)).toEqual(problem);
});

test.each([
  ["NotAllowedError", "cancelled"],
  ["AbortError", "cancelled"],
  ["InvalidStateError", "already"],
  ["NotSupportedError", "unknown"],
  ["SecurityError", "insecure"],
  ["UnknownError", "failed"],
])("the browser's %s", (name, kind) => {
  expect(readAuthenticatorError(name).kind).toBe(kind);
});

test("each problem has its sentence, and a wait its time", () => {
  const said = (problem: PasskeyProblem) => passkeyCopy.problem(problem);
  expect(said({ kind: "later", seconds: 1 })).toContain("in 1 second.");
  expect(said({ kind: "later", seconds: 75 })).toContain("in 75 seconds.");
  expect(said({ kind: "later", seconds: 200 })).toContain("in 4 minutes.");
  const kinds = Object.keys(passkeyCopy.problems) as (keyof typeof passkeyCopy.problems)[];
  expect(new Set(kinds.map((kind) => said({ kind }))).size).toBe(9);
});
