import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { promises } from "../scripts/promises.ts";
import { editsByFile, editText } from "./edit-sources.ts";
import { mutationNames, readMutation } from "./mutation.ts";
import { runScript } from "./run-script.ts";

test.each(mutationNames())("the mutation %s matches the source, and its proof exists", async (name) => {
  const mutation = await readMutation(name);
  for (const [file, edits] of Object.entries(editsByFile(mutation.file, mutation.edits))) {
    const source = readFileSync(file, "utf8");
    expect(editText(file, edits, source)).not.toBe(source);
  }
  expect(promises).toHaveProperty([mutation.proof]);
});

test.each([["no-such-proof"], ["--without", "no-such-mutation"]])(
  "a proof that is not there is no proof: %s %s",
  async (...words) => {
    const { code, problem } = await runScript("prove", words, {});
    expect([code, problem]).toEqual([1, expect.stringMatching(/^There is no (?:proof|mutation) named no-such/)]);
  },
);

test.each(Object.entries(promises))("what %s runs is there", (_, { command }) => {
  const files = command.split(" ").filter((word) => word.startsWith("test/"));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
