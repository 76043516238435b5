import { type Command, EditorState, NodeSelection, TextSelection, type Transaction } from "prosemirror-state";
import { expect, test } from "vitest";
import { docOf, openText } from "../open-text.ts";
import { writeText } from "../write-text.ts";
import { commands, describePicture, insertPicture, placeOf, setLink } from "./commands.ts";

const asIs = (text: string) => text;

/** Selects the words between two bars, or puts the caret at one, runs the command and writes the text. */
function edit(marked: string, command: Command): string {
  const origin = openText(marked, asIs);
  if (!origin) throw new Error("cannot be cut");
  let state = EditorState.create({ doc: docOf(origin) });
  const bars: number[] = [];
  state.doc.descendants((node, pos) => {
    for (const { index } of (node.text ?? "").matchAll(/¦/g)) bars.push(pos + index);
  });
  const tr = state.tr;
  for (const at of [...bars].reverse()) tr.delete(at, at + 1);
  const [from = 1, to = from + 1] = bars;
  state = state.apply(tr.setSelection(TextSelection.create(tr.doc, from, bars.length > 1 ? to - 1 : from)));
  command(state, (transaction) => {
    state = state.apply(transaction);
  });
  return writeText(state.doc, origin, asIs);
}

const rows = "| a | b |\n| - | - |\n| c | d |";

const cases: [what: string, command: Command, before: string, after: string][] = [
  ["bold", commands.strong, "One ¦two¦ three", "One **two** three"],
  ["not bold", commands.strong, "One **¦two¦** three", "One two three"],
  ["italic", commands.em, "¦One¦", "*One*"],
  ["a heading", commands.heading, "O¦ne", "## One"],
  ["a heading back", commands.heading, "## O¦ne", "One"],
  ["a small heading", commands.subheading, "## O¦ne", "### One"],
  ["a list", commands.bulletList, "One¦\n\nTwo", "- One\n\nTwo"],
  ["a list of several", commands.orderedList, "O¦ne\n\nT¦wo", "1. One\n2. Two"],
  ["a list back", commands.bulletList, "- O¦ne", "One"],
  ["another kind of list", commands.orderedList, "- O¦ne\n- two", "1. One\n2. two"],
  ["a quote", commands.quote, "O¦ne", "> One"],
  ["a quote back", commands.quote, "> O¦ne", "One"],
  ["a line", commands.rule, "One¦", "One\n\n---"],
  ["a table", commands.table, "One¦", "One\n\n| | | |\n| - | - | - |\n| | | |\n| | | |"],
  ["a row", commands.rowBelow, rows.replace("c", "c¦"), `${rows}\n| | |`],
  ["fewer columns", commands.deleteColumn, rows.replace("c", "c¦"), "| b |\n| - |\n| d |"],
  ["no table", commands.deleteTable, `One\n\n${rows.replace("c", "c¦")}`, "One"],
  ["a link", setLink("https://a.example"), "One ¦two¦", "One [two](https://a.example)"],
  [
    "the link at the caret",
    setLink("https://b.example"),
    "[o¦ne **two**](https://a.example) x",
    "[one **two**](https://b.example) x",
  ],
  ["no link", setLink(""), "[o¦ne](https://a.example)", "One".toLowerCase()],
  ["an address", setLink("https://a.example"), "One ¦", "One [a.example](https://a.example)"],
  [
    "a picture",
    insertPicture("/media/a.webp", "A [glass]"),
    "O¦ne\n\nTwo",
    "One\n\n![A \\[glass\\]](/media/a.webp)\n\nTwo",
  ],
];

test.each(cases)("makes %s", (_, command, before, after) => {
  expect(edit(before, command)).toBe(after);
});

test.each([
  [{ alt: "A [glass]", caption: "At dusk" }, '![A \\[glass\\]](/a.webp "At dusk")'],
  [{ alt: "", caption: "" }, "![](/a.webp)"],
])("a selected picture says %j, and stays selected", (words, after) => {
  const origin = openText('![a](/a.webp "b")', asIs);
  let state = EditorState.create({ doc: docOf(origin as NonNullable<typeof origin>) });
  expect(describePicture(words)(state)).toBe(false);
  const take = (tr: Transaction) => {
    state = state.apply(tr);
  };
  take(state.tr.setSelection(NodeSelection.create(state.doc, 1)));
  expect(placeOf(state).picture).toEqual({ alt: "a", caption: "b" });
  describePicture(words)(state, take);
  expect(placeOf(state).picture).toEqual(words);
  expect(writeText(state.doc, { blocks: [], gaps: [""] }, asIs)).toBe(after);
});

test("the caret goes into the first cell of a new table", () => {
  for (const before of ["¦One", "One¦", "- O¦ne"])
    edit(before, (state) =>
      commands.table(state, (transaction) => expect(placeOf(state.apply(transaction)).isInTable).toBe(true)),
    );
});

test("the bar knows the place of the caret", () => {
  let active: string[] = [];
  edit("> - a **[b¦b](https://a.example)**", (state) => {
    active = [...placeOf(state).active].sort();
    return true;
  });
  expect(active).toEqual(["bulletList", "link", "quote", "strong"]);
});
