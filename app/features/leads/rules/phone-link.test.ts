import { expect, test } from "vitest";
import { phoneLink } from "./phone-link.ts";

test.each([
  ["+1 (415) 555-0100", "tel:+14155550100"],
  ["0041 44 668 18 00", "tel:0041446681800"],
  ["tel:+1-415-555-0100", "tel:+14155550100"],
  ["４１５－５５５－０１００", "tel:4155550100"],
  ["415.555.0100 x12", "tel:4155550100,12"],
  ["(415) 555-0100, ext. 4", "tel:4155550100,4"],
  ["1-800-WINE-NOW", "tel:18009463669"],
  ["(888) TAXI NOW", "tel:8888294669"],
  ["415 555 0100 (Office)", "tel:4155550100"],
  ["call me", undefined],
  ["1234", undefined],
  ["", undefined],
])("%s is called at %s", (typed, link) => {
  expect(phoneLink(typed)).toBe(link);
});
