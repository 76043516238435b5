import { expect, test } from "vitest";
import { findForm } from "./find-form.ts";

const formIds = { winery: "aB3", cigar: "dining", dining: "Cd4" };

test.each([
  ["aB3", "winery"],
  ["winery", "winery"],
  ["dining", "cigar"],
  ["Cd4", "dining"],
  ["consultation", "consultation"],
  ["nobody", undefined],
])("%s is the form %s: by its id, else by its name where that is no other’s id", (id, form) => {
  expect(findForm(id, formIds)).toBe(form);
});
