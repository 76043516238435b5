import type { Db } from "#platform/engine/server/schema.ts";
import type { ChangeWarning, PrintedChange } from "#platform/http/feature.ts";
import { assistantPaths } from "../assistant-paths.ts";
import { findContradicted } from "../rules/find-contradicted.ts";
import { questionBookCopy as copy } from "../words/question-book.ts";
import { listOwnersAnswers } from "./queries/dash-answers.ts";

/** Names the owner's answers with a price or a number that a change removes. */
export async function warnOfAnswers(db: Db, { before, after }: PrintedChange): Promise<ChangeWarning | undefined> {
  const answers = findContradicted(await listOwnersAnswers(db), before, after);
  if (answers.length === 0) return undefined;
  return {
    text: copy.contradicted(answers.length),
    items: answers.map(({ question, answer }) => ({ title: question, text: answer })),
    sure: copy.sure,
    link: { href: assistantPaths.questionBook(), name: copy.see },
  };
}
