import { expect, test } from "vitest";
import { listedGroups, textGroups } from "./text-groups.ts";

test("every group of texts has a name for the owner", () => {
  const named = Object.values(listedGroups).flatMap((names) => Object.keys(names));
  expect(named.toSorted()).toEqual(Object.keys(textGroups).toSorted());
});
