import { readdirSync, readFileSync } from "node:fs";
import type { Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { bringPictures } from "./bring-pictures.ts";
import { docOf } from "./open-text.ts";
import { type Clipboard, readClipboard, toLines, toSlice } from "./read-clipboard.ts";
import { writeText } from "./write-text.ts";

const folder = "test/fixtures/clipboards";
const asIs = (text: string) => text;
const markdownOf = (blocks: readonly Node[]) =>
  writeText(docOf({ blocks: blocks.map((node) => ({ node, source: "" })) }), { blocks: [], gaps: [""] }, asIs);

/** The text after a paste, once its pictures are stored, and how many of them did not come. */
async function paste(clipboard: Clipboard) {
  const bytes: string[] = [];
  const { blocks, missing } = await bringPictures(readClipboard(clipboard), clipboard, async (file) => {
    bytes.push(`${file.type} ${Buffer.from(await file.arrayBuffer()).toString("hex")}`);
    return `/media/${bytes.length}.webp`;
  });
  return { text: markdownOf(blocks), missing, bytes };
}

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
    "*It takes **one** call.*",
    "3. Call again\n\n   Not before noon.",
    "| Day | Guests |\n| - | - |\n| Tuesday | 11 |",
  ],
};

test.each(readdirSync(folder))("what is copied in %s becomes what an article can hold", async (name) => {
  const text = readFileSync(`${folder}/${name}`, "utf8");
  const pasted = await paste(name.endsWith(".clip") ? { html: text, text: "" } : { html: "", text });
  expect(pasted.text).toBe(expected[name]?.join("\n\n"));
});

const sign = '<span style="mso-list:Ignore">1.<span>&nbsp;&nbsp;</span></span>';
const item = '<li dir="ltr" aria-level="2">';
test.each([
  [
    "a heading that Word numbers is a heading, without its number",
    `<h1 style="mso-list:l0 level1 lfo1">${sign}The cellar</h1><p style="mso-list:l1 level1 lfo2">${sign}Reds</p>`,
    "# The cellar\n\n1. Reds",
  ],
  [
    "a list of Google Docs that is copied from its middle begins there",
    `<ol><ol>${item}<p>Deep</p></li></ol><li aria-level="1"><p>Next</p></li></ol>`,
    "1. Deep\n2. Next",
  ],
  [
    "a heading of nothing but a picture is the picture",
    '<h2><img src="https://a.example/b.png" alt="http://a.example/b.png"></h2>',
    "![](https://a.example/b.png)",
  ],
])("%s", async (_, html, text) => {
  expect((await paste({ html, text: "" })).text).toBe(text);
});

const word = (name: string, vml = "<v:imagedata/>") =>
  `<p>${name}<!--[if gte vml 1]><v:shape id="${name}">${vml}</v:shape><![endif]--><img src="file:///C:/a.jpg" alt="Of ${name}" v:shapes="${name}"></p>`;
const again = "{\\nonshppict{\\pict\\wmetafile8 0102030405}}";
const inRtf = (kind: string, hex: string) =>
  `{\\*\\shppict {\\pict{\\*\\picprop{\\sp{\\sn x}}}\\${kind}blip\\bliptag-12{\\*\\blipuid 00ff}\n${hex}}}${again}`;
const rtf = `{\\rtf1 ${inRtf("jpeg", "ffd8\nffd9")}${inRtf("png", "89504e47")}}`;

test("pictures that Word keeps to itself come from its RTF, by their order", async () => {
  const pasted = await paste({ html: word("One") + word("Drawn", "") + word("Two"), text: "", rtf });
  const text = "One![Of One](/media/1.webp)\n\nDrawn\n\nTwo![Of Two](/media/2.webp)";
  expect(pasted).toEqual({ text, missing: 1, bytes: ["image/jpeg ffd8ffd9", "image/png 89504e47"] });
});

test("pictures that nobody hands over are left out and counted, never put in a wrong place", async () => {
  const html = `${word("One")}<ul><li><img src="blob:1"></li></ul>${word("Two")}`;
  expect(await paste({ html, text: "", rtf })).toMatchObject({ missing: 3, bytes: [] });
  const files = [new File(["a"], "a.png", { type: "image/png" })];
  expect((await paste({ html: '<img src="blob:1">', text: "", files })).text).toBe("![](/media/1.webp)");
  const inline = '<p><img src="data:image/png;base64,iVBO\nRw=="></p>';
  expect(await paste({ html: inline, text: "" })).toMatchObject({ missing: 0, bytes: ["image/png 89504e47"] });
});

test("HTML without end, or without words, gives way to the plain text", () => {
  for (const html of ["<div>".repeat(20_000), "<style>p{}</style><p> </p>", "<script>track()</script>"])
    expect(markdownOf(readClipboard({ html, text: "One\nTwo" }))).toBe("One\n\nTwo");
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
