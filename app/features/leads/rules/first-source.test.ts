import { expect, test } from "vitest";
import { pageName } from "../page-name.ts";
import { leadSourceCopy } from "../words/lead-sources.ts";
import { firstSource } from "./first-source.ts";

const say = (attribution: Parameters<typeof firstSource>[0]) => {
  const source = firstSource(attribution, "house.example");
  return source && leadSourceCopy.sentence(source, pageName);
};

test.each([
  [
    { utm_source: "google", utm_medium: "cpc", utm_campaign: "winery-fall", landingPage: "/" },
    "Google ad, campaign winery-fall; first page: Home page",
  ],
  [
    { referrer: "https://www.google.co.uk/", landingPage: "/winery-playbook" },
    "Google search; first page: Winery playbook",
  ],
  [{ referrer: "https://www.google.com/maps/place/x" }, "Google Maps"],
  [{ referrer: "https://chatgpt.com/" }, "ChatGPT, an AI assistant"],
  [{ referrer: "https://l.instagram.com/", landingPage: "/about" }, "Instagram; first page: About"],
  [{ utm_source: "spring-letter", utm_medium: "email" }, "A letter (spring-letter)"],
  [
    { referrer: "https://wine.example/list", landingPage: "/blog/cellar-doors" },
    "wine.example; first page: Article: cellar doors",
  ],
  [{ referrer: "https://house.example/about", landingPage: "/dash" }, "Straight to the site; first page: Dash"],
  [{ utm_source: "bing", utm_medium: "ppc", utm_term: "napa tasting" }, "Bing ad, search words “napa tasting”"],
  [{ landingPage: "/an/old-page" }, "Straight to the site; first page: /an/old-page"],
])("%j in plain words", (attribution, words) => {
  expect(say(attribution)).toBe(words);
});

test("of an unknown way nothing is said", () => {
  expect(say({})).toBeUndefined();
  expect(say({ referrer: "", landingPage: "" })).toBeUndefined();
});
