import { expect, test } from "vitest";
import { countBlocking, type LaunchState, pagesWith } from "./launch-state.ts";

const passage = (field: string, isConfirmed: boolean) => ({
  field,
  why: "",
  paragraphs: [],
  isConfirmed,
  isRewritten: false,
});
const page = (name: string, ...passages: ReturnType<typeof passage>[]) => ({
  page: name,
  name,
  path: "/",
  hasWords: true,
  passages,
});
const state: LaunchState = {
  pages: [
    page("home", passage("a", true)),
    page("about", passage("b", false), passage("c", true), passage("d", false)),
  ],
  points: [
    { title: "Name", why: "", isBlocking: true },
    { title: "Feed", why: "", isBlocking: false },
  ],
};

test("confirmed words leave the list of what is left, and stand in the other", () => {
  const fieldsOf = (isConfirmed: boolean) =>
    pagesWith(state, isConfirmed).map(({ page, passages }) => [page, passages.map(({ field }) => field)]);
  expect(fieldsOf(false)).toEqual([["about", ["b", "d"]]]);
  expect(fieldsOf(true)).toEqual([
    ["home", ["a"]],
    ["about", ["c"]],
  ]);
});

test("what blocks the launch is unconfirmed words and blocking points", () => {
  expect(countBlocking(state)).toBe(3);
});
