import { expect, test } from "vitest";
import { paths } from "#facts/paths.ts";
import { pageOf } from "./page-of.ts";

test.each([paths.home(), paths.about(), paths.wineries(), paths.article("a-door")])(
  "the markdown of %s is that page",
  (page) => {
    expect(pageOf(paths.markdown(page))).toBe(page);
    expect(pageOf(page)).toBe(page);
  },
);
