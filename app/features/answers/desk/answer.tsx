import { redirect } from "react-router";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { readTexts } from "#platform/text/read-text.ts";
import { answerPaths } from "../answer-paths.ts";
import { answerLimits } from "../rules/answer-words.ts";
import type { answersDeskCopy } from "../words/desk.ts";
import type { Route } from "./+types/answer";

export const loader = ({ params }: Route.LoaderArgs) => redirect(answerPaths.form(params.id), 303);

/** Keeps, sends, takes back or discards an answer, or removes a file of one, by the button that was pressed. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { answers } = servicesOf(context);
  const then = (answer: keyof typeof answersDeskCopy.flash) => redirect(answerPaths.form(id, { answer }), 303);
  const fields = await readFields(request);
  const [act = "", of = ""] = (fields.act ?? "").split(" ");
  if (act === "take-back") return then((await answers.takeBack(id, of)) ? "taken" : "late");
  if (act === "discard") {
    await answers.discard(id);
    return then("discarded");
  }
  const { values, tooLong } = readTexts(fields, answerLimits);
  if (!(await answers.keep(id, values))) return then("gone");
  if (act === "remove") {
    await answers.removeFile(id, of);
    return then("removed");
  }
  if (act !== "send") return then("kept");
  return then(tooLong.length > 0 ? "long" : await answers.send(id));
}

/** A refusal is shown in the desk's frame, and hands back what was typed. */
export default () => null;
