import { nanoid } from "nanoid";
import { data, type RouterContextProvider, redirect } from "react-router";
import { paths } from "#facts/paths.ts";
import { pageAt } from "#features/frame/every-page.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { readText } from "#platform/text/read-text.ts";
import { assistantPaths } from "../assistant-paths.ts";
import { maxAlso, maxAnswer, maxQuestionCharacters } from "../rules/max-question.ts";
import { removeOwnersAnswer, writeOwnersAnswer } from "../server/queries/dash-answers.ts";
import { closeQuestions } from "../server/queries/dash-questions.ts";

const id = /^[\w-]{21}$/;

type Posted = { request: Request; context: Readonly<RouterContextProvider> };

/** Answers a group of questions, changes or removes an answer, or sets a group aside. */
export async function saveAnswer({ request, context }: Posted) {
  const { db, clock, refreshContent } = servicesOf(context);
  const fields = await readFields(request);
  const settles = (fields.settles ?? "").split(" ").filter((each) => id.test(each));
  const known = id.test(fields.id ?? "") ? fields.id : undefined;
  if (fields.act === "aside") await closeQuestions(db, settles);
  if (fields.act === "remove" && known) await removeOwnersAnswer(db, known);
  if (fields.act === "save") {
    const answer = readText(fields.answer, "line", maxAnswer);
    const question = readText(fields.question, "line", maxQuestionCharacters);
    if (!answer.text || answer.isTooLong || !question.text) return data({ isWrong: true }, 422);
    const { text: also } = readText(fields.also, "line", maxAlso);
    const path = pageAt(fields.path ?? "")?.path ?? paths.dash();
    const entry = { id: known ?? nanoid(), question: question.text, also, answer: answer.text, path };
    await writeOwnersAnswer(db, entry, clock());
    await closeQuestions(db, settles);
  }
  await refreshContent();
  const flash = { save: "answered", aside: "aside", remove: "removed" }[fields.act ?? ""];
  return redirect(assistantPaths.questionBook({ flash }), 303);
}
