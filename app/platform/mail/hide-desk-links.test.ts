import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { hideDeskLinks } from "./hide-desk-links.ts";

test("a sent mail shows no link that opens the desk, and every other link", () => {
  const token = "t".repeat(43);
  for (const path of [deskPaths.ownerLink(token), deskPaths.invitation(token)])
    expect(hideDeskLinks(`Open: https://house.example${path}\nBye`)).not.toContain(token);
  const other = `https://house.example/bookings/${token}`;
  expect(hideDeskLinks(other)).toBe(other);
});
