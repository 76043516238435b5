import { describe, expect, test } from "vitest";
import { stripFences } from "./strip-fences.ts";

const strip = (...lines: string[]) => stripFences(lines.join("\n")).split("\n");

describe("code fences", () => {
  test.each(["```markdown", "```", "```html", "~~~md"])(
    "one around the whole body goes (%s) [5.clean.fences]",
    (opener) => {
      expect(strip("", opener, "# Title", "Text", opener.slice(0, 3), "")).toEqual(["", "# Title", "Text", ""]);
    },
  );

  test("a wrapped body keeps its own code blocks", () => {
    expect(strip("```markdown", "a", "```js", "b", "```", "c", "```")).toEqual(["a", "```js", "b", "```", "c"]);
    expect(strip("```", "a", "```js", "b", "```", "c", "```")).toEqual(["a", "```js", "b", "```", "c"]);
    expect(strip("````markdown", "```", "b", "```", "````")).toEqual(["```", "b", "```"]);
  });

  test("a complete inner fence stays", () => {
    const lines = ["Text", "```json", "{}", "```", "More"];
    expect(strip(...lines)).toEqual(lines);
  });

  test("two code blocks at both ends wrap nothing", () => {
    const lines = ["```", "a", "```", "Text", "```js", "b", "```"];
    expect(strip(...lines)).toEqual(lines);
  });

  test("a body that is one block of a programming language stays code", () => {
    const lines = ["```js", "a", "```"];
    expect(strip(...lines)).toEqual(lines);
  });

  test("the only html fence is a wrapper if it holds nearly all of the body", () => {
    const html = [
      "<h2>The cellar</h2>",
      ...Array.from({ length: 20 }, () => "<p>Forty casks of oak lie below the stairs.</p>"),
    ];
    expect(strip("Here it is:", "", "```html", ...html, "```", "Enjoy.")).toEqual([
      "Here it is:",
      "",
      ...html,
      "Enjoy.",
    ]);
    const sample = ["A long explanation of how to write a heading.", "```html", "<h2>The cellar</h2>", "```"];
    expect(strip(...sample)).toEqual(sample);
    const two = ["```html", ...html, "```", "And:", "```html", "<hr>", "```"];
    expect(strip(...two)).toEqual(two);
    const inCode = ["````", "```html", ...html, "```", "````"];
    expect(strip("Text", ...inCode, "Text")).toEqual(["Text", ...inCode, "Text"]);
  });

  test("a lone opener goes", () => {
    expect(strip("```markdown", "# Title", "Text")).toEqual(["# Title", "Text"]);
    expect(strip("```markdown", "Text", "```js", "b", "```", "More")).toEqual(["Text", "```js", "b", "```", "More"]);
  });

  test("a lone closer goes", () => {
    expect(strip("# Title", "Text", "```")).toEqual(["# Title", "Text"]);
    expect(strip("Text", "```", "More", "```js", "b", "```")).toEqual(["Text", "More", "```js", "b", "```"]);
  });

  test.each(["```markdown", "```md", "~~~Markdown", "````md"])(
    "one marked as markdown goes wherever it stands (%s)",
    (opener) => {
      const closer = opener.replace(/\w+/, "");
      expect(strip("Intro", opener, "# Title", closer, "Outro")).toEqual(["Intro", "# Title", "Outro"]);
      const code = ["~~~js", "b", "~~~"];
      expect(strip("Intro", opener, "a", ...code, closer, "Outro")).toEqual(["Intro", "a", ...code, "Outro"]);
    },
  );

  test("one marked as markdown leaves the code blocks around and within it", () => {
    const code = ["```js", "b", "```"];
    expect(strip(...code, "```md", "a", ...code, "c", "```", ...code)).toEqual([...code, "a", ...code, "c", ...code]);
  });

  test("one marked as markdown stays within a code block that shows it", () => {
    const lines = ["Text", "````", "```markdown", "a", "```", "````"];
    expect(strip(...lines)).toEqual(lines);
  });

  test.each(["**Title: The cellar**", "**Title:** The cellar", "Title: The cellar"])(
    "a title line stands outside (%s)",
    (title) => {
      expect(strip(title, "", "```", "Text", "```")).toEqual([title, "", "Text"]);
    },
  );

  test("code within a line is no fence", () => {
    expect(strip("```a``` is code")).toEqual(["```a``` is code"]);
  });
});
