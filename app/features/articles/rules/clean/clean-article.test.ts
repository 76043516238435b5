import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inShort } from "#test/extent.ts";
import { cleanArticle } from "./clean-article.ts";

const prose = "The tasting room opens at eleven, and the first guests come up the hill on foot.";

describe("what counts as real content", () => {
  test("more than 50 characters [5.clean.real]", () => {
    expect(cleanArticle("x".repeat(50)).isReal).toBe(false);
    expect(cleanArticle("x".repeat(51)).isReal).toBe(true);
    expect(cleanArticle(`${"x".repeat(50)}   \n\n`).isReal).toBe(false);
  });

  test("a post of 60 characters is shown as it is", () => {
    const text = "We close on Monday for the harvest and open again on Friday.";
    expect(text.length).toBe(60);
    expect(cleanArticle(text)).toEqual({ kind: "markdown", text, isReal: true });
  });

  test.each(["This post should be filtered out", "This is a placeholder"])(
    "nothing with “%s” [5.clean.phrases]",
    (phrase) => {
      expect(cleanArticle(`${prose} ${phrase}. ${prose}`).isReal).toBe(false);
    },
  );

  test("what only describes is not content", () => {
    expect(cleanArticle(`Meta Description: ${prose}`)).toMatchObject({ text: "", isReal: false });
  });
});

describe("the body of an automation: notes, then one fence around the rest", () => {
  const article = `# The cellar\n\n${prose}`;
  const notes = [
    "Meta Description: A guide to cellars",
    "**Meta Description:** A guide to cellars",
    "Meta Description A guide to cellars",
    "**Title: The cellar**\n**Meta Description:** A guide to cellars",
    "**Title: The cellar**\n\nMeta Description: A guide to cellars\nand what they hold",
  ];

  test.each(notes.flatMap((note) => ["```markdown", "```md", "```"].map((fence) => [note, fence])))(
    "%j before %j",
    (note, fence) => {
      const { text, kind, isReal } = cleanArticle(`${note}\n\n${fence}\n${article}\n\`\`\`\n`);
      const title = note.startsWith("**Title") ? "**Title: The cellar**\n\n" : "";
      expect({ text, kind, isReal }).toEqual({ text: title + article, kind: "markdown", isReal: true });
    },
  );

  test("a first paragraph behind the fence is no part of the description before it", () => {
    expect(cleanArticle(`Meta Description: A guide\n\`\`\`markdown\n${prose}\n\`\`\``).text).toBe(prose);
  });
});

describe("HTML or markdown", () => {
  test.each([
    `<h2>Cellar</h2><p>${prose}</p>`,
    `<p>${prose}</p>\n\n<p>\n- not a list\n</p>`,
    `<div>\n\n    <p>${prose}</p>\n</div>`,
    "<!-- note --><table><tr><td>a</td></tr></table>",
    `<p>First\n<p>Second **stars**`,
  ])("a text of blocks is HTML: %j [5.render.html]", (text) => {
    expect(cleanArticle(text)).toMatchObject({ kind: "html", text });
  });

  test.each([
    "I <3 wine, and 5 < 6",
    "See <https://example.com/list>",
    "Write `<div>` in the template",
    "Sample:\n\n```html\n<div>sample</div>\n```",
    "<p>Sample:</p>\n\n```html\n<div>sample</div>\n```",
    "## Hours\n\nFrom <strong>eleven</strong> to five<br>daily",
    "Before\n\n<hr>\n\nAfter",
    "<foo>unknown</foo>",
  ])("other text is markdown: %j", (text) => {
    expect(cleanArticle(text).kind).toBe("markdown");
  });

  test("HTML is not normalised", () => {
    const text = "<pre>\n#not a heading\n\n\n\n-nor a list\n</pre>";
    expect(cleanArticle(text).text).toBe(text);
  });
});

test("cleaning any text ends, and gives a well-formed one", () => {
  const marks = fc.string({
    unit: fc.constantFrom("`", "~", "\n", "#", "*", "-", " ", "<p>", "</p>", "description:", "a"),
  });
  fc.assert(
    fc.property(fc.oneof(marks, fc.string({ unit: "binary" })), (content) => {
      expect(cleanArticle(content).text.isWellFormed()).toBe(true);
    }),
    { numRuns: inShort(20, 100) },
  );
});
