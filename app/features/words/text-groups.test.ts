import { expect, test } from "vitest";
import { textGroups } from "./text-groups.ts";
import { groupNames } from "./words.ts";

test("every group of texts has a name for the owner", () => {
  const named = Object.values(groupNames).flatMap((names) => Object.keys(names));
  expect(named.toSorted()).toEqual(Object.keys(textGroups).toSorted());
});
