import type { MiddlewareFunction } from "react-router";
import { wrongPicture } from "#features/articles/words/desk.ts";
import { deskHeaders } from "#features/owner/owner-session.ts";
import { servicesOf } from "#platform/http/services.ts";

/** Stores a picture that the script of the form sends; it reads JSON. */
export const takePicture: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const isPicture = request.method === "POST" && new URL(request.url).searchParams.get("do") === "picture";
  if (!isPicture) return next();
  const bytes = new Uint8Array(await request.arrayBuffer());
  const taken = await servicesOf(context).letterAdmin.takePicture(bytes);
  const isTaken = taken.kind === "picture";
  const answer = isTaken ? taken : { error: wrongPicture[taken.kind] };
  return Response.json(answer, { status: isTaken ? 201 : 422, headers: deskHeaders });
};
