import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { promises } from "../scripts/promises.ts";
import { defenceNames, readDefence } from "./defence.ts";
import { editText } from "./edit-sources.ts";
import { runScript } from "./run-script.ts";

test.each(defenceNames())("%s stands where it can be taken away, and a proof rests on it", async (name) => {
  const defence = await readDefence(name);
  const source = readFileSync(defence.file, "utf8");
  expect(editText(defence.file, defence.edits, source)).not.toBe(source);
  expect(promises).toHaveProperty([defence.proof]);
});

test.each([["no-such-proof"], ["--without", "no-such-defence"]])(
  "a proof that is not there is no proof: %s %s",
  async (...words) => {
    const { code, problem } = await runScript("prove", words, {});
    expect([code, problem]).toEqual([1, expect.stringMatching(/^There is no (?:proof|defence) named no-such/)]);
  },
);

test.each(Object.entries(promises))("what %s runs is there", (_, { command }) => {
  const files = command.split(" ").filter((word) => word.startsWith("test/"));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
