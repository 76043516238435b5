import { describe, expect, test } from "vitest";
import { hasLooseMarks } from "./has-loose-marks.ts";
import { normaliseMarkdown } from "./normalise-markdown.ts";

const loose: [string, string][] = [
  ["#Heading", "# Heading"],
  ["###Heading", "### Heading"],
  ["-Item", "- Item"],
  ["*Item", "* Item"],
  ["*Item with **weight**", "* Item with **weight**"],
  ["+Item", "+ Item"],
  ["-**Item**", "- **Item**"],
  ["1.First", "1. First"],
  ["2)Second", "2) Second"],
  ["  -Nested", "  - Nested"],
];
const tight = [
  "# Heading",
  "- Item",
  "**Bold** start",
  "*Emphasis* start",
  "---",
  "***",
  "-5 °C in January",
  "1.5 litres",
  "+1 555 0100",
  "#wine #cigars #dining",
  "A #hashtag within",
  "2026 was dry",
];

describe("normalised markdown", () => {
  test.each(loose)("%j gets its space [5.render.spaces]", (line, spaced) => {
    expect(normaliseMarkdown(line)).toBe(spaced);
    expect(hasLooseMarks(`Text\n${line}`)).toBe(true);
  });

  test("bullets from a word processor become a list, which ends where the bullets do", () => {
    const pasted = "Before:\n•\tThe menu\n  ◦ its wines\n• The hours\nAfter it.";
    expect(normaliseMarkdown(pasted)).toBe("Before:\n- The menu\n  - its wines\n- The hours\n\nAfter it.");
    expect(normaliseMarkdown("A dot • within, and •")).toBe("A dot • within, and •");
    expect(hasLooseMarks(pasted)).toBe(false);
  });

  test.each(tight)("%j stays", (line) => {
    expect(normaliseMarkdown(line)).toBe(line);
    expect(hasLooseMarks(line)).toBe(false);
  });

  test("headings have blank lines around them [5.render.headings]", () => {
    expect(normaliseMarkdown("Before\n## Heading\nAfter\n#Next")).toBe("Before\n\n## Heading\n\nAfter\n\n# Next");
  });

  test("three newlines or more become two [5.render.newlines]", () => {
    expect(normaliseMarkdown("a\n\n\nb\n\n\n\n\nc\n  \n\t\nd")).toBe("a\n\nb\n\nc\n\nd");
  });

  test("code blocks stay as they are", () => {
    const code = "```sh\n#comment\n\n\n\n-x\n```";
    expect(normaliseMarkdown(code)).toBe(code);
    expect(hasLooseMarks(code)).toBe(false);
    expect(normaliseMarkdown("<pre>\n#a\n-b\n</pre>")).toBe("<pre>\n#a\n-b\n</pre>");
  });

  test("doing it again changes nothing", () => {
    for (const [line] of loose) {
      const once = normaliseMarkdown(`Text\n${line}\n\n\n\nText`);
      expect(normaliseMarkdown(once)).toBe(once);
    }
  });
});
