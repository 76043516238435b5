import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { promises } from "../scripts/promises.ts";
import { defenceNames, readDefence } from "./defence.ts";
import { editText } from "./edit-sources.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

test.each(defenceNames())("%s stands where it can be taken away, and a proof rests on it", async (name) => {
  const defence = await readDefence(name);
  const source = readFileSync(defence.file, "utf8");
  expect(editText(defence.file, defence.edits, source)).not.toBe(source);
  expect(scripts).toHaveProperty([`prove:${defence.proof}`]);
});

test("every proof has its line in the table of promises", () => {
  const proofs = Object.keys(scripts).flatMap((name) => /^prove:(.+)/.exec(name)?.[1] ?? []);
  expect(Object.keys(promises).sort()).toEqual(proofs.sort());
});
