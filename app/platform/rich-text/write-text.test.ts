import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { Fragment, type Node } from "prosemirror-model";
import { describe, expect, test } from "vitest";
import { cleanArticle } from "#features/articles/rules/clean/clean-article.ts";
import { readArticleFile } from "#features/articles/rules/read-article-file.ts";
import { inShort, sampled } from "#test/extent.ts";
import { hostileRecords } from "#test/fixtures/hostile-records.ts";
import { docOf, type Origin, openText } from "./open-text.ts";
import { schema } from "./schema.ts";
import { treesOf } from "./write-block.ts";
import { writeText } from "./write-text.ts";

const pageText = (text: string) => cleanArticle(text).text;
const folder = "content/articles";
const samples = readdirSync(folder).map(
  (name) => [name, readArticleFile(readFileSync(`${folder}/${name}`, "utf8")).content] as const,
);

function open(text: string): Origin {
  const origin = openText(text, pageText);
  if (!origin) throw new Error("cannot be cut");
  return origin;
}
const canBeCut = (text: string) => openText(text, pageText) !== null;
const saved = (text: string) => {
  const origin = open(text);
  return writeText(docOf(origin), origin, pageText);
};
const isKnown = ({ type }: Node) => type.name !== "kept";

/** Changes one block as a writer would; undefined if nothing can be typed into it. */
function edit(node: Node): Node | undefined {
  if (node.type.name === "paragraph" || node.type.name === "heading")
    return node.copy(node.content.append(Fragment.from(schema.text("edited"))));
  return undefined;
}

/** A fence that nothing closes takes in the empty line behind it. */
const inShortForm = (node: Node) => (isKnown(node) ? node.toJSON() : node.attrs.source.trimEnd());

/** Edits each block by itself, and compares what is written with the text that was opened. */
function expectLocalEdits(text: string, isReopened: (index: number) => boolean = () => true) {
  const origin = open(text);
  const doc = docOf(origin);
  doc.forEach((node, _, index) => {
    const changed = edit(node);
    if (!changed) return;
    const written = writeText(doc.copy(doc.content.replaceChild(index, changed)), origin, pageText);
    const sources = origin.blocks.map(({ source }) => source);
    const before = sources
      .slice(0, index)
      .map((source, at) => (origin.gaps[at] ?? "") + source)
      .join("");
    const after = sources
      .slice(index + 1)
      .map((source, at) => source + (origin.gaps[index + 2 + at] ?? ""))
      .join("");
    expect(written.startsWith(before)).toBe(true);
    expect(written.endsWith(after)).toBe(true);
    if (!isReopened(index)) return;
    const edited = doc.copy(doc.content.replaceChild(index, changed));
    expect(docOf(open(written)).children.map(inShortForm)).toEqual(edited.children.map(inShortForm));
  });
}

describe.each(sampled(samples, 4))("the sample %s", (_, text) => {
  test("is written back byte for byte, and an edit of one block changes only that block", () => {
    expect(saved(text)).toBe(text);
    expect(
      open(text)
        .blocks.filter(({ node }) => !isKnown(node))
        .map(({ source }) => source),
    ).toEqual([]);
    expectLocalEdits(text, (index) => index % inShort(15, 5) === 0);
  });
});

const parts = [
  "# One",
  'Two\nlines *of* __strong__ text, `code` and [a link](https://x.example "y").',
  "- a\n- b\n  - c\n\n- d",
  "* a\n* b",
  "3) c\n4) d",
  "> quoted\n> > twice",
  "```js\nlet a;\n\n\n```",
  "    code\n\n    more",
  "| a | b |\n|---|:-:|\n| *1*<br>2 | \\| |",
  "---",
  "Title\n===",
  '![alt](/media/a.webp "A caption")',
  "<div>\nhtml\n</div>",
  "<!-- remark -->",
  "[ref]: https://x.example",
  "A [reference][ref] and a note[^1].",
  "[^1]: The note.",
  "#Loose heading",
  "-Loose item",
  "•\tbullet\n•\tother",
  "A line\\\nbroken  \nthrice.",
  "- [ ] open\n- [x] done",
  "1. \n2. b",
  "~~gone~~ and ~one~",
  "snake_case_name * star 5*6*7",
  "  - indented\n  - list",
  "text\n#Heading in text\nmore",
  "https://bare.example/path_(x) and <https://angle.example>",
  "&amp; &copy; &#x20;",
  "**bold **text** and ***both***",
  "",
  " ",
  "\t",
];
const gaps = ["\n\n", "\n", "\n\n\n", "\n \n", "\n\n  "];
const generated = fc
  .array(fc.tuple(fc.constantFrom(...parts), fc.constantFrom(...gaps)), { maxLength: 12 })
  .map((pairs) => pairs.flat().join(""));
const soup = fc
  .array(
    fc.constantFrom(
      ..."# - * _ ` ``` [ ] ( ) ! | > < & \\ ~ = : 1. \n \n\n a b text <b> </b> <br> --- [^1] • https://a.example".split(
        " ",
      ),
      "\n",
      "\n\n",
      " ",
      "    ",
    ),
    { maxLength: 40 },
  )
  .map((tokens) => tokens.join(""));

test.each([
  ["of known parts", generated],
  ["of signs of markup", soup],
  ["of anything", fc.string({ unit: "binary" }).map((text) => text.replace(/[\r\0\ufeff]/g, ""))],
])("a document %s is written back byte for byte", (_, texts) => {
  fc.assert(
    fc.property(texts.filter(canBeCut), (text) => {
      expect(saved(text)).toBe(text);
    }),
    { numRuns: inShort(30, 500) },
  );
});

test("an edit of one block of a generated document changes only that block", () => {
  fc.assert(
    fc.property(generated.filter(canBeCut), (text) => expectLocalEdits(text)),
    { numRuns: inShort(10, 200) },
  );
});

test("hostile articles are written back byte for byte", () => {
  for (const { id, content } of sampled(hostileRecords, 5)) {
    const text = content.replace(/\r\n?/g, "\n").replace(/[\0\ufeff]/g, "");
    expect(saved(text), id).toBe(text);
  }
});

test("the editor does not touch what it does not know, or what the page reads otherwise", () => {
  const kept = parts.filter((text) => text.trim() && open(text).blocks.some(({ node }) => !isKnown(node)));
  expect(kept).toEqual([
    "<div>\nhtml\n</div>",
    "<!-- remark -->",
    "[ref]: https://x.example",
    "[^1]: The note.",
    "#Loose heading",
    "-Loose item",
    "•\tbullet\n•\tother",
    "- [ ] open\n- [x] done",
    "text\n#Heading in text\nmore",
    "&amp; &copy; &#x20;",
  ]);
});

test("a text whose blocks overlap is not opened", () => {
  expect(canBeCut("[ref]: https://x.example\nTitle\n===\n\n")).toBe(false);
});

test("of two equal blocks that the page reads differently the editor touches neither", () => {
  const { blocks } = open("# One\n\n•\tbullet\n•\tother\n\n\t\n\n  # One\n\n");
  expect(blocks.map(({ node }) => isKnown(node))).toEqual([false, false, false]);
});

/** Text as it is typed, and the Markdown that keeps it on the page. */
test.each([
  ["#wine is good", "\\#wine is good"],
  ["-5 degrees", "-5 degrees"],
  ["-Item", "\\-Item"],
  ["1.First", "1\\.First"],
  ["• dot", "&#8226; dot"],
  ["[x](y) *a* <b>", "\\[x]\\(y) \\*a\\* \\<b>"],
  ["trailing ", "trailing"],
])("typed as %j it is stored as %j, and read as it was typed", (typed, stored) => {
  const origin = open("");
  const doc = docOf({ blocks: [{ node: schema.nodes.paragraph.create(null, schema.text(typed)), source: "" }] });
  expect(writeText(doc, origin, pageText)).toBe(stored);
  expect(open(stored).blocks[0]?.node.textContent).toBe(typed.trim());
});

test("two lists, one below the other, stay two", () => {
  const item = (text: string) =>
    schema.nodes.list_item.create(null, schema.nodes.paragraph.create(null, schema.text(text)));
  const list = (text: string) => ({ node: schema.nodes.bullet_list.create(null, item(text)), source: "" });
  expect(treesOf(writeText(docOf({ blocks: [list("a"), list("b"), list("c")] }), open(""), pageText))).toHaveLength(3);
});
