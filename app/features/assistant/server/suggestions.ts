import type { Facts } from "#facts/facts.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { askCopy } from "../words/dash-answers.ts";
import { answerQuestion } from "./answer-question.ts";
import { countAnswers } from "./queries/dash-questions.ts";
import type { SiteIndex } from "./site-index.ts";

const freshForMs = 60 * 60_000;

/** Keeps the suggestions that are answered, those first that visitors had answered most of late. */
export function keepSuggestions({ db, facts, clock }: { db: Db; facts: () => Facts; clock: () => number }) {
  let kept: { index: SiteIndex; atMs: number; list: string[] } | undefined;
  async function order(index: SiteIndex): Promise<string[]> {
    const answered = askCopy(facts()).suggestions.flatMap((question) => {
      const { kind, text } = answerQuestion(index, facts(), question);
      return kind === "answer" ? [{ question, text }] : [];
    });
    const counts = await countAnswers(
      db,
      answered.map(({ text }) => text),
    );
    const countOf = ({ text }: { text: string }) => counts.get(text) ?? 0;
    return answered.toSorted((one, other) => countOf(other) - countOf(one)).map(({ question }) => question);
  }
  return {
    async of(index: SiteIndex): Promise<string[]> {
      const nowMs = clock();
      if (kept?.index !== index || nowMs - kept.atMs > freshForMs)
        kept = { index, atMs: nowMs, list: await order(index) };
      return kept.list;
    },
    last: () => kept?.list,
  };
}
