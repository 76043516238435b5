import { expect, test } from "vitest";
import { runningHead } from "./running-head.ts";

test.each([
  ["Alder & Vale", "Alder & Vale"],
  ["Žluť", "Žluť"],
  ['"} body{display:none', "\\22 \\7d  body\\7b display\\3a none"],
  ["</style>", "\\3c \\2f style\\3e "],
  ["a\\b\nc", "a\\5c b\\a c"],
])("%j stands at the head of each printed sheet", (text, written) => {
  expect(runningHead(text)).toBe(`@page{@top-left{content:"${written}"}}`);
});
