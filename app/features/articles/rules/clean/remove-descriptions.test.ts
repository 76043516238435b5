import { describe, expect, test } from "vitest";
import { removeDescriptions } from "./remove-descriptions.ts";

describe("description lines", () => {
  test.each([
    "Meta Description: what search engines show",
    "meta description - what search engines show",
    "META DESCRIPTION – what search engines show",
    "Meta-Description = what search engines show",
    "meta_description: what search engines show",
    "SEO Description: what search engines show",
    "seo-description: what search engines show",
    "Description: what search engines show",
    "**Meta Description:** what search engines show",
    "**Meta Description**: what search engines show",
    "**Meta Description** what search engines show",
    "__SEO Description:__ what search engines show",
    "### Meta Description: what search engines show",
    "- **Description:** what search engines show",
    "> Meta Description: what search engines show",
    "<strong>Meta Description:</strong> what search engines show",
    "Meta Description A guide to cellars",
    "**SEO Description** A guide to cellars",
    "meta_description A guide to cellars",
    "## Meta Description",
  ])("go with their label: %s [5.clean.descriptions]", (line) => {
    expect(removeDescriptions(`${line}\n\nThe article.`)).toBe("\nThe article.");
  });

  test.each([
    "Description of the cellar in the morning",
    "Descriptions: three of them",
    "Description-led pages do well",
    "A description: in the middle of a line",
    "The meta description is short.",
    "Meta descriptions are short.",
    "Meta description’s length",
  ])("are prose without a separator behind the label: %s", (line) => {
    expect(removeDescriptions(line)).toBe(line);
  });

  test.each(["", "## The cellar", "#The cellar", "**The cellar**", "__The cellar__", "```markdown"])(
    "end before %j [5.clean.descriptions-end]",
    (stop) => {
      expect(removeDescriptions(`Meta Description: one\nstill the description\n${stop}\nText`)).toBe(`${stop}\nText`);
    },
  );

  test("two in a row both go", () => {
    expect(removeDescriptions("**Meta Description:** a\n**SEO Description:** b\n\nText")).toBe("\nText");
  });

  test("in HTML their own paragraph goes, and nothing else", () => {
    const html = '<h1>T</h1><p class="x"><strong>Meta Description:</strong> what shows</p><p>Text</p>';
    expect(removeDescriptions(html)).toBe("<h1>T</h1><p>Text</p>");
    expect(removeDescriptions("<p>\nDescription: a\nb\n</p>\n<p>Text</p>")).toBe("\n<p>Text</p>");
    expect(removeDescriptions("<p>Description of the cellar</p>")).toBe("<p>Description of the cellar</p>");
    expect(removeDescriptions("<p>Meta Description A guide</p><p>Text</p>")).toBe("<p>Text</p>");
  });

  test("code blocks keep theirs", () => {
    const text = "```yaml\ndescription: a\n```\nText";
    expect(removeDescriptions(text)).toBe(text);
  });
});
