import { expect, test } from "vitest";
import { letterConsent } from "./letter-consent.ts";

test.each([
  [false, undefined, undefined],
  [true, undefined, "asked"],
  [true, "unconfirmed", "asked"],
  [true, "confirmed", "confirmed"],
  [false, "confirmed", "confirmed"],
  [true, "stopped", "stopped"],
])("who agreed: %s, and stands as %s among the readers, is said to have %s", (hasAgreed, state, consent) => {
  expect(letterConsent(hasAgreed, state)).toBe(consent);
});
