import { expect, test } from "vitest";
import { followName } from "./follow-name.ts";

const author = { path: "brand.authorName", value: "Alder & Vale" };
const sender = { path: "brand.senderName", value: "Anna of Alder & Vale" };

test("what carries an earlier name is offered the present one, and nothing else is", () => {
  const other = { path: "brand.description", value: "Growth for wineries" };
  expect(followName("Cork $& Co", ["Alder & Vale"], [author, sender, other])).toEqual([
    { path: "brand.authorName", value: "Cork $& Co" },
    { path: "brand.senderName", value: "Anna of Cork $& Co" },
  ]);
});

test("an empty earlier name leads to no offer, and a name that holds the earlier one is offered once", () => {
  expect(followName("Alder & Vale", ["Alder & Vale", ""], [author])).toEqual([]);
  const longer = { ...author, value: "Alder & Vale West" };
  expect(followName("Alder & Vale West", ["Alder & Vale"], [author])).toEqual([longer]);
  expect(followName("Alder & Vale West", ["Alder & Vale"], [longer])).toEqual([]);
  expect(followName("Alder", ["Alder & Vale"], [author])).toEqual([{ ...author, value: "Alder" }]);
});
