import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { everyPage } from "./every-page.ts";

const metas = Object.entries(everyPage(defaultFacts)).map(([page, copy]) => ({ page, ...copy.meta }));

test.each(metas)("$page has a title of at most 55 characters and a description of 110 to 155", (meta) => {
  expect(meta.title.length).toBeLessThanOrEqual(55);
  expect(meta.description.length).toBeGreaterThanOrEqual(110);
  expect(meta.description.length).toBeLessThanOrEqual(155);
});

test("no two pages share a title or a description", () => {
  expect(new Set(metas.map((meta) => meta.title)).size).toBe(metas.length);
  expect(new Set(metas.map((meta) => meta.description)).size).toBe(metas.length);
});
