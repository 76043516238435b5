import { redirect } from "react-router";
import { deskHeaders } from "#features/owner/owner-session.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { letterPaths } from "../letter-paths.ts";
import type { Route } from "./+types/letter-kept";
import { readLetter } from "./save-letter.ts";

export const loader = ({ params }: Route.LoaderArgs) => redirect(letterPaths.letter(params.id), 303);

/** Keeps a letter while it is typed. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const { letter, tooLong } = await readLetter(await readFields(request), services);
  const isKept = await services.letterAdmin.save(id, letter);
  // Of a text that is too long only the beginning is kept, so the form must not say that it is.
  return new Response(null, { status: tooLong.length > 0 ? 422 : isKept ? 204 : 404, headers: deskHeaders });
}
