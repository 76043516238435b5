import { redirect } from "react-router";
import { deskHeaders } from "#features/owner/owner-session.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { megabyte } from "#platform/text/megabyte.ts";
import { readTexts } from "#platform/text/read-text.ts";
import { answerPaths } from "../answer-paths.ts";
import { answerLimits, maxFilesBytes } from "../rules/answer-words.ts";
import { answersDeskCopy as copy } from "../words/desk.ts";
import type { Route } from "./+types/answer-kept";

/** Files come alone, each as it is. */
export const handle = { maxFileBytes: maxFilesBytes + megabyte } as const;

export const loader = ({ params }: Route.LoaderArgs) => redirect(answerPaths.form(params.id), 303);

/** Keeps an answer while it is typed, or a file of one as it is chosen. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { answers } = servicesOf(context);
  const { searchParams } = new URL(request.url);
  if (searchParams.get("do") !== "file") {
    const fields = await readFields(request);
    const { values, tooLong } = readTexts(fields, answerLimits);
    const kept = await answers.keep(id, values, fields.seen);
    if (kept.kind !== "kept")
      return new Response(null, { status: kept.kind === "gone" ? 404 : 409, headers: deskHeaders });
    // Of a text that is too long only the beginning may be kept, so the form must not say that it is.
    return Response.json({ seen: kept.seen }, { status: tooLong.length > 0 ? 422 : 200, headers: deskHeaders });
  }
  const file = { name: searchParams.get("name") ?? "", type: searchParams.get("type") ?? "" };
  const isTaken = await answers.addFile(id, file, request.body ?? empty());
  const answer = isTaken ? { files: await answers.files(id) } : { error: copy.refused["too much"] };
  return Response.json(answer, { status: isTaken ? 201 : 422, headers: deskHeaders });
}

async function* empty(): AsyncGenerator<Uint8Array> {}
