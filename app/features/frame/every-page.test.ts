import { expect, test } from "vitest";
import { everyPage } from "./every-page.ts";

test("pages have different addresses, words and names", () => {
  for (const of of [
    everyPage.map(({ path }) => path),
    everyPage.map(({ copy }) => copy.group),
    everyPage.map(({ name }) => name),
  ])
    expect(of.filter((each, index) => of.indexOf(each) !== index)).toEqual([]);
});
