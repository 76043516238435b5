import { expect, test } from "vitest";
import { endAtWord } from "./end-at-word.ts";

test.each([
  ["Ten wines worth the detour", 26, "Ten wines worth the detour"],
  ["Ten wines worth the detour, and one", 30, "Ten wines worth the detour…"],
  ["Ten wines worth the detour", 10, "Ten wines…"],
  ["Already shortened by the feed…", 26, "Already shortened by the…"],
  ["Donaudampfschifffahrt", 10, "Donaudampf…"],
])("%j of %i characters at most reads %j", (text, limit, shown) => expect(endAtWord(text, limit)).toBe(shown));
