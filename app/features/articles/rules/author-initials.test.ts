import { expect, test } from "vitest";
import { authorInitials } from "./author-initials.ts";

test("takes the first letter of each word [2.post.initials]", () => {
  expect(authorInitials("Maria da Costa")).toBe("MDC");
  expect(authorInitials("Alder & Vale")).toBe("A&V");
  expect(authorInitials("  élodie   ")).toBe("É");
  expect(authorInitials("")).toBe("");
});
