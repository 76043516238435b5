import { redirect } from "react-router";
import { deskHeaders } from "#features/owner/owner-session.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { readTexts } from "#platform/text/read-text.ts";
import { answerPaths } from "../answer-paths.ts";
import { answersDeskCopy as copy } from "../words/desk.ts";
import type { Route } from "./+types/answer";

/** Files come alone, each as it is. */
export const handle = { maxFileBytes: 26 * 1024 * 1024 } as const;

const limits = {
  subject: { kind: "line", maxCharacters: 200 },
  text: { kind: "lines", maxCharacters: 20_000 },
} as const;

export const loader = ({ params }: Route.LoaderArgs) => redirect(answerPaths.form(params.id), 303);

/** Keeps, sends, takes back or discards an answer, by the button that was pressed; or takes a file of one. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { answers } = servicesOf(context);
  if (new URL(request.url).searchParams.get("do") === "file") return takeFile(request, id, answers);
  const then = (answer: keyof typeof copy.flash) => redirect(answerPaths.form(id, { answer }), 303);
  const fields = await readFields(request);
  const [act = "", of = ""] = (fields.act ?? "").split(" ");
  if (act === "take-back") return then((await answers.takeBack(id, of)) ? "taken" : "late");
  if (act === "discard") {
    await answers.discard(id);
    return then("discarded");
  }
  const { values, tooLong } = readTexts(fields, limits);
  if (!(await answers.keep(id, values))) return then("gone");
  if (act === "keep") return new Response(null, { status: 204, headers: deskHeaders });
  if (act === "remove") {
    await answers.removeFile(id, of);
    return then("removed");
  }
  if (act !== "send") return then("kept");
  if (tooLong.length > 0) return then("long");
  return then(await answers.send(id));
}

type Answers = ReturnType<typeof servicesOf>["answers"];

async function takeFile(request: Request, id: string, answers: Answers): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const file = { name: searchParams.get("name") ?? "", type: searchParams.get("type") ?? "" };
  const isTaken = await answers.addFile(id, file, request.body ?? empty());
  const answer = isTaken ? { files: await answers.files(id) } : { error: copy.refused["too much"] };
  return Response.json(answer, { status: isTaken ? 201 : 422, headers: deskHeaders });
}

async function* empty(): AsyncGenerator<Uint8Array> {}
