import { nanoid } from "nanoid";
import { data, type RouterContextProvider, redirect } from "react-router";
import { deskPaths } from "#app/desk-paths.ts";
import { pagePaths } from "#app/page-paths.ts";
import { paths } from "#app/paths.ts";
import { maxQuestionCharacters } from "#app/rules/assistant/max-question.ts";
import { readText } from "#app/rules/text/read-text.ts";
import { readFields } from "#app/sections/read-fields.ts";
import { servicesOf } from "#server/services.ts";

export const maxAnswer = 400;
const id = /^[\w-]{21}$/;

type Posted = { request: Request; context: Readonly<RouterContextProvider> };

/** Answers a group of questions, changes or removes an answer, or sets a group aside. */
export async function saveAnswer({ request, context }: Posted) {
  const { queries, clock, refreshContent } = servicesOf(context);
  const { questionBook } = queries;
  const fields = await readFields(request);
  const settles = (fields.settles ?? "").split(" ").filter((each) => id.test(each));
  const known = id.test(fields.id ?? "") ? fields.id : undefined;
  if (fields.act === "aside") await questionBook.settleQuestions(settles);
  if (fields.act === "remove" && known) await questionBook.removeOwnersAnswer(known);
  if (fields.act === "save") {
    const answer = readText(fields.answer, "line", maxAnswer);
    const question = readText(fields.question, "line", maxQuestionCharacters);
    if (!answer.text || answer.isTooLong || !question.text) return data({ isWrong: true }, 422);
    const path = Object.values(pagePaths).find((each) => each === fields.path) ?? paths.dash();
    const entry = { id: known ?? nanoid(), question: question.text, answer: answer.text, path };
    await questionBook.writeOwnersAnswer(entry, clock());
    await questionBook.settleQuestions(settles);
  }
  await refreshContent();
  const flash = { save: "answered", aside: "aside", remove: "removed" }[fields.act ?? ""];
  return redirect(deskPaths.questionBook({ flash }), 303);
}
