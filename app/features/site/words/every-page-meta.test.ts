import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { everyPage } from "#features/frame/every-page.ts";

/** Nobody finds the uploader. */
const found = everyPage.filter(({ path }) => path !== paths.blogUploader());
const metas = found.map(({ path, copy }) => ({ page: path, ...copy(defaultFacts).meta }));

test.each(metas)("$page has a title of at most 55 characters and a description of 110 to 155", (meta) => {
  expect(meta.title.length).toBeLessThanOrEqual(55);
  expect(meta.description.length).toBeGreaterThanOrEqual(110);
  expect(meta.description.length).toBeLessThanOrEqual(155);
});

test("no two pages share a title or a description", () => {
  expect(new Set(metas.map((meta) => meta.title)).size).toBe(metas.length);
  expect(new Set(metas.map((meta) => meta.description)).size).toBe(metas.length);
});
