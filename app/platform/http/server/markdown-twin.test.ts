import { expect, test } from "vitest";
import { prefersMarkdown } from "./markdown-twin.ts";

const chrome =
  "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7";

test.each([
  ["text/markdown", true],
  ["Text/Markdown", true],
  ["text/markdown; charset=utf-8", true],
  ["text/markdown, text/html;q=0.9, */*;q=0.1", true],
  ["text/html;q=0.5, text/markdown;q=0.6", true],
  ["text/markdown, */*", true],
  ["text/markdown, text/html", true],
  ["text/html, text/markdown", false],
  ["text/html, text/markdown;q=0.9", false],
  ["text/markdown;q=0.2, text/html", false],
  ["text/markdown;q=0", false],
  ["text/markdown;q=0, */*", false],
  ["text/*", false],
  ["*/*", false],
  ["", false],
  [undefined, false],
  ["text/markdownish", false],
  [chrome, false],
])("%s: %s", (accept, isPreferred) => {
  expect(prefersMarkdown({ headers: { accept } })).toBe(isPreferred);
});
