import type { Db } from "#platform/engine/server/schema.ts";
import type { PersonSection, SayMoment } from "#platform/process/server/server-feature.ts";
import { questionBookCopy } from "../words/question-book.ts";

const copy = questionBookCopy.ofPerson;

/** The conversations that a person handed over. */
export async function tellAboutQuestions(db: Db, emailFolded: string, say: SayMoment): Promise<PersonSection> {
  const asked = db.selectFrom("dash_questions").select(["asked_at", "question", "answer"]);
  const rows = await asked.where("email_folded", "=", emailFolded).orderBy("asked_at").execute();
  const records = rows.map(({ asked_at, question, answer }) => ({
    head: say(asked_at),
    rows: [[copy.question, question] as const, [copy.answer, answer] as const],
  }));
  return { title: copy.title, records };
}
