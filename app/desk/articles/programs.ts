import type { MiddlewareFunction } from "react-router";
import { deskArticlesCopy as copy } from "#app/copy/desk/articles.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { readBearer } from "#app/rules/owner/owner-proof.ts";
import { isOwner, ownersOnly, privateHeaders } from "#app/sections/owner-session.ts";
import { servicesOf } from "#server/services.ts";
import { publishPosted } from "./publish.ts";

type Middleware = MiddlewareFunction<Response>;

/** Of those that bring an article, a browser that shows what it is answered says so; everyone else reads JSON. */
const isProgram = (request: Request) =>
  request.method === "POST" &&
  new URL(request.url).pathname === deskPaths.articles() &&
  (request.headers.has("Authorization") || !(request.headers.get("Accept") ?? "").includes("text/html"));

/** The owner, by the cookie of the desk; a program that posts may show the key itself. */
export const ownersAndPrograms: Middleware = async (asked, next) => {
  const { request, context } = asked;
  if (!isProgram(request)) return ownersOnly(asked, next);
  const key = readBearer(request.headers.get("Authorization") ?? "");
  const isAllowed = key === undefined ? await isOwner(asked) : await servicesOf(context).owner.isKey(key);
  if (!isAllowed) return answer(401, { error: copy.errors.signedOut }, { "WWW-Authenticate": "Bearer" });
  return next();
};

/** Answers a program that posts an article. */
export const answerPrograms: Middleware = async ({ request, context }, next) => {
  if (!isProgram(request)) return next();
  const publication = await publishPosted({ request, context });
  if (publication.kind === "refused") {
    const { status, error, fields } = publication;
    return answer(status, fields ? { error, fields } : { error });
  }
  const { id, slug } = publication;
  const url = new URL(paths.article(slug), servicesOf(context).settings.siteUrl).href;
  return answer(201, { id, slug, url }, { Location: url });
};

const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...privateHeaders, ...headers } });
