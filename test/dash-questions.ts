import { readFileSync } from "node:fs";

/** A row of `test/fixtures/dash/questions.tsv`, as its README says. */
export type TestQuestion = {
  kind: "known" | "passage" | "unanswerable" | "followup" | "person" | "attack";
  pages: string[];
  expected: string;
  question: string;
  earlier: string;
};

export function readQuestions(): TestQuestion[] {
  const [, ...rows] = readFileSync(new URL("./fixtures/dash/questions.tsv", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  return rows.map((row) => {
    const [kind = "", pages = "", expected = "", question = "", earlier = ""] = row.split("\t");
    return { kind: kind as TestQuestion["kind"], pages: pages.split(" ").filter(Boolean), expected, question, earlier };
  });
}
