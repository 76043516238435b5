import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { docOf } from "./open-text.ts";
import { readClipboard, toLines, toSlice } from "./read-clipboard.ts";
import { writeText } from "./write-text.ts";

const folder = "test/fixtures/clipboards";
const asIs = (text: string) => text;
const markdownOf = (clipboard: { html: string; text: string }) =>
  writeText(
    docOf({ blocks: readClipboard(clipboard).map((node) => ({ node, source: "" })) }),
    { blocks: [], gaps: [""] },
    asIs,
  );

/** The name of a file is that of the program that writes so. */
const expected: Record<string, string[]> = {
  "chat.txt": [
    "## A better Monday",
    "Guests come back for **one reason**:",
    "1. They were seen.\n2. They were fed.",
    "> Nobody counts the spoons.",
  ],
  "gmail.clip": [
    "Hello Anna,",
    "the tasting is on **Friday**. Please [confirm](https://list.example/confirm?id=7).",
    "Best,\\\nMarguerite",
    "> When is it?",
  ],
  "google-docs.clip": [
    "## Found on a Saturday",
    "People look for **an open door**, *not a slogan*. [The hours](https://shop.example/hours)",
    "- One\n  - Deeper\n- Two",
    "| Day | Hours |\n| - | - |\n| Sat | 10–6 |",
    "![](https://lh7-rt.googleusercontent.com/docsz/AD_4nXe?key=abc)",
  ],
  "google-sheets.clip": ["| Wine | Price |\n| - | - |\n| Red | 12 \\| 14 |"],
  "libreoffice.clip": ["## Opening hours", "We are **open** all week.", "1. Ring\n2. Wait"],
  "notion.clip": [
    "# Plan of the week",
    "We **open** at *eleven* and use `late` tables.",
    "- Monday\n  - rest\n- Tuesday",
    "> Nobody reads a wall.",
    "---",
  ],
  "outlook.clip": ["**Dear guests**", "We close on **Sunday**."],
  "pages.clip": ["**A first line in bold**", "Then a plain one, with *stress*.", "- Salt\n- Smoke"],
  "pdf.txt": [
    "The cellar of a wine shop is not a museum. It is a working room in which somebody looks for a bottle while a guest waits upstairs, and every minute counts.",
    "Three things help when the evening is long and the light is not sometimes good:",
    "- a list by the door\n- a lamp\n- a second pair of hands",
    "The rest is patience.",
  ],
  "web-page.clip": [
    "### How a shop is found",
    "By its **name**, by the street and by the map.",
    '![The door](https://shop.example/door.jpg "The door at dusk")',
    "```\nlet a = 1;\nlet b = 2;\n```",
    "It ends here.2",
  ],
  "word-mac.clip": [
    "# What the cellar holds",
    "**Forty** bottles, and ~~no~~ some room.",
    "> “A shelf is a promise.”",
    "1. Reds\n2. Whites",
  ],
  "word-windows.clip": [
    "## The quiet Tuesday",
    "A **half-empty** room still costs the *whole* evening. [See the menu](https://cellar.example/menu?id=4).",
    "- The menu\n  - its wines\n- The hours",
    "1. Call at noon\n2. Write it down",
    "| Day | Guests |\n| - | - |\n| Tuesday | 11 |",
  ],
};

test.each(readdirSync(folder))("what is copied in %s becomes what an article can hold", (name) => {
  const text = readFileSync(`${folder}/${name}`, "utf8");
  expect(markdownOf(name.endsWith(".clip") ? { html: text, text: "" } : { html: "", text })).toBe(
    expected[name]?.join("\n\n"),
  );
});

test("a heading that Word numbers is a heading, without its number", () => {
  const sign = '<span style="mso-list:Ignore">1.<span>&nbsp;&nbsp;</span></span>';
  const html = `<h1 style="mso-list:l0 level1 lfo1">${sign}The cellar</h1><p style="mso-list:l1 level1 lfo2">${sign}Reds</p>`;
  expect(markdownOf({ html, text: "" })).toBe("# The cellar\n\n1. Reds");
});

test("HTML without end, or without words, gives way to the plain text", () => {
  for (const html of ["<div>".repeat(20_000), "<style>p{}</style><p> </p>", "<script>track()</script>"])
    expect(markdownOf({ html: `${html}`, text: "One\nTwo" })).toBe("One\n\nTwo");
});

test.each([
  ["words join the words around them", "One\nTwo", 1, 1],
  ["a list stays one", "- a\n- b", 0, 0],
])("of what is pasted %s", (_, text, start, end) => {
  expect(toSlice(readClipboard({ html: "", text }))).toMatchObject({ openStart: start, openEnd: end });
});

test("blocks that are pasted into a cell become its lines", () => {
  const { content } = toLines(readClipboard({ html: "", text: "One\n- a\n- b" }));
  expect(content.textBetween(0, content.size, "|", "/")).toBe("One/a/b");
});
