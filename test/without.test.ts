import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { promises } from "../scripts/promises.ts";
import { defenceNames, readDefence } from "./defence.ts";
import { editText } from "./edit-sources.ts";
import { runScript } from "./run-script.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

test.each(defenceNames())("%s stands where it can be taken away, and a proof rests on it", async (name) => {
  const defence = await readDefence(name);
  const source = readFileSync(defence.file, "utf8");
  expect(editText(defence.file, defence.edits, source)).not.toBe(source);
  expect(scripts).toHaveProperty([`prove:${defence.proof}`]);
});

test.each([["no-such-proof"], ["--without", "no-such-defence"]])(
  "a proof that is not there is no proof: %s %s",
  async (...asked) => {
    const { code, problem } = await runScript("prove", asked, {});
    expect([code, problem]).toEqual([1, expect.stringMatching(/^There is no (?:proof|defence) named no-such/)]);
  },
);

test("every proof has its line in the table of promises", () => {
  const proofs = Object.keys(scripts).flatMap((name) => /^prove:(.+)/.exec(name)?.[1] ?? []);
  expect(Object.keys(promises).sort()).toEqual(proofs.sort());
});
