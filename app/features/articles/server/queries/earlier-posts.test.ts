import { expect, test } from "vitest";
import { type EarlierPost, findExcess } from "./earlier-posts.ts";

const megabyte = 1024 * 1024;
const earlier = (count: number, shape: Partial<EarlierPost>): EarlierPost[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${shape.listed}-${at}`, listed: 0, at, bytes: 10, ...shape }));

test.each([
  ["posts that left the list", { listed: 0 }, 2000],
  ["megabytes of these", { listed: 0, bytes: megabyte }, 16],
  ["posts that stay listed", { listed: 1 }, 20_000],
  ["megabytes of these", { listed: 1, bytes: megabyte }, 256],
])("of earlier %s %o, the newest %d are kept", (_, shape, max) => {
  expect(findExcess(earlier(max, shape))).toEqual([]);
  expect(findExcess(earlier(max + 2, shape))).toEqual([`${shape.listed}-1`, `${shape.listed}-0`]);
});

test("posts that left the list push out none that stay listed", () => {
  expect(findExcess([...earlier(5, { listed: 1 }), ...earlier(17, { listed: 0, bytes: megabyte })])).toEqual(["0-0"]);
});
