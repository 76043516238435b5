import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { deskHeaders, draftAuthorOf } from "#features/owner/owner-session.ts";
import { servicesOf } from "#platform/http/services.ts";
import { isArticleId } from "../rules/check-article.ts";
import type { PostedDraft } from "../rules/prepare-article.ts";
import { deskArticlesCopy as copy } from "../words/desk.ts";

const windowName = /^[\w-]{1,40}$/;

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Returns author and window of a posted draft, and the revision that its text began with. */
export async function sourceOf(asked: Asked) {
  const { searchParams } = new URL(asked.request.url);
  const writer = searchParams.get("writer") ?? "";
  const revision = Number(searchParams.get("revision"));
  return {
    writer: windowName.test(writer) ? writer : "",
    revision: Number.isInteger(revision) ? revision : 0,
    author: await draftAuthorOf(asked),
  };
}

export async function readDraft({ request, context }: Asked): Promise<PostedDraft> {
  const body = await Array.fromAsync(request.body ?? []);
  const contentType = request.headers.get("Content-Type") ?? "";
  return servicesOf(context).articleAdmin.readPostedDraft(contentType, body);
}

/** The script of the form saves drafts and uploads pictures; it reads JSON. */
export const answerWriter: MiddlewareFunction<Response> = async ({ request, params, context }, next) => {
  if (request.method === "POST" && !isArticleId(params.id ?? "")) return new Response(null, { status: 404 });
  const url = new URL(request.url);
  const act = url.searchParams.get("do");
  const isScript = request.method === "POST" && request.headers.get("Accept") === "application/json";
  if (!isScript || !params.id || (act !== "draft" && act !== "picture")) return next();
  const { drafts } = servicesOf(context).articleAdmin;
  if (act === "picture") {
    const bytes = new Uint8Array(await request.arrayBuffer());
    const taken = await drafts.takePicture(params.id, bytes, await draftAuthorOf({ request, context }));
    if (taken.kind === "picture") return answer(201, taken);
    return answer(422, { error: copy.problems.image[taken.kind] });
  }
  const written = await readDraft({ request, context });
  if (written.kind === "refused") return answer(written.status, { error: copy.errors[written.reason] });
  const source = await sourceOf({ request, context });
  const { saved } = await drafts.save(params.id, written, source, url.searchParams.has("ours"));
  return answer(saved.kind === "saved" ? 200 : 409, saved);
};

const answer = (status: number, body: object) => Response.json(body, { status, headers: deskHeaders });
