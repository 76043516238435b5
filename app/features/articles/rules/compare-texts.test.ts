import { expect, test } from "vitest";
import { compareTexts } from "./compare-texts.ts";

test("an unchanged paragraph is one run, a changed one shows its words", () => {
  expect(compareTexts("First.\n\nThe door is open.", "First.\n\nThe door was open.\n\nLast.")).toEqual([
    { isSame: true, runs: [{ kind: "same", text: "First." }] },
    {
      isSame: false,
      runs: [
        { kind: "same", text: "The door" },
        { kind: "del", text: " is" },
        { kind: "ins", text: " was" },
        { kind: "same", text: " open." },
      ],
    },
    { isSame: false, runs: [{ kind: "ins", text: "Last." }] },
  ]);
});

test("a removed paragraph is shown where it stood", () => {
  expect(compareTexts("A\nB\nC", "A\nC").map(({ runs }) => runs[0]?.kind)).toEqual(["same", "del", "same"]);
  expect(compareTexts("", "")).toEqual([]);
});

test("both texts can be read from the comparison, whatever they say", () => {
  const texts = ["a b c\nd e", "a x c\nd e f\ng", "", "z", "d e\na b c"];
  const side = (one: string, other: string, left: "del" | "ins") =>
    compareTexts(one, other)
      .map(({ runs }) =>
        runs
          .filter(({ kind }) => kind !== left)
          .map(({ text }) => text)
          .join(""),
      )
      .map((text) => text.trim())
      .filter(Boolean)
      .join("\n");
  for (const one of texts)
    for (const other of texts) {
      expect(side(one, other, "ins")).toBe(one);
      expect(side(one, other, "del")).toBe(other);
    }
});

test("one budget bounds the comparison of many long paragraphs: the others count as replaced", () => {
  const words = (first: string, second: string) => Array.from({ length: 250 }, () => `${first} ${second}`).join(" ");
  const text = (...pair: [string, string]) => Array.from({ length: 100 }, (_, place) => `${words(...pair)}${place}`);
  const kinds = compareTexts(text("a", "b").join("\n"), text("b", "a").join("\n")).map(({ runs }) =>
    runs.map(({ kind }) => kind),
  );
  expect(kinds).toHaveLength(100);
  expect(kinds.filter((each) => each.includes("same"))).toHaveLength(3);
  expect(kinds.at(-1)).toEqual(["del", "ins"]);
});
