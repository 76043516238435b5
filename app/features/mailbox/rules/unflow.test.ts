import { expect, test } from "vitest";
import { unflow } from "./unflow.ts";

test.each([
  // source: RFC 3676, 4.5: lines of another quote depth are never joined
  [
    "> Which wine do \n> you pour first? \nThe white, \nthen the red.",
    "> Which wine do you pour first? \nThe white, then the red.",
  ],
  [">> older \n> newer", ">> older \n> newer"],
  // source: RFC 3676, 4.3: a signature's line ends with a blank and does not flow
  ["Yes.\n-- \nAda", "Yes.\n-- \nAda"],
  // source: RFC 3676, 4.4: blanks that stuff a line
  [" From here on\n >no quote", "From here on\n>no quote"],
])("%j reads %j", (text, lines) => {
  expect(unflow(text, { deletesSpace: false })).toBe(lines);
});

test("a blank that only marks the flow goes (DelSp)", () => {
  // source: RFC 3676, 6, as Apple Mail writes Japanese
  expect(unflow("ワイン \nクラブ", { deletesSpace: true })).toBe("ワインクラブ");
});
