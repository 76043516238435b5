import { expect, test } from "vitest";
import { readAttribution } from "./read-attribution.ts";

test("known keys are kept, tidied and cut; others are dropped", () => {
  const text = JSON.stringify({ utm_source: "letter\u0000", landingPage: `/${"x".repeat(400)}`, other: "x" });
  expect(readAttribution(text)).toEqual({ utm_source: "letter", landingPage: `/${"x".repeat(299)}` });
});

test.each(["", "{", "[]", "1", '"x"', '{"utm_source":1}', "x".repeat(5000)])("%s says nothing", (text) => {
  expect(readAttribution(text)).toEqual({});
});

test.each(["/quiz-results", "/booking", "/letters", "/desk"])("no key in an address below %s is kept", (folder) => {
  const came = { landingPage: `${folder}/V1StGXR8_Z5jdHi6B-myT`, referrer: `https://a.example${folder}/stop/x?y` };
  expect(readAttribution(JSON.stringify(came))).toEqual({
    landingPage: folder === "/desk" ? "" : folder,
    referrer: `https://a.example${folder}?y`,
  });
});

test("nobody comes first by a page that thanks for a form", () => {
  const came = { landingPage: "/thank-you-winery", referrer: "https://a.example/" };
  expect(readAttribution(JSON.stringify(came))).toEqual({ landingPage: "", referrer: "https://a.example/" });
});

test.each(["/bookings-of-july/a", "/desks/b", "/blog/quiz-results"])("%s is nobody's own", (landingPage) => {
  expect(readAttribution(JSON.stringify({ landingPage }))).toEqual({ landingPage });
});
