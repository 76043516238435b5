import type { MiddlewareFunction } from "react-router";
import { deskArticlesCopy as copy } from "#app/copy/desk/articles.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { readBearer } from "#app/rules/owner/owner-proof.ts";
import { isOwner, ownersOnly, privateHeaders } from "#app/sections/owner-session.ts";
import { servicesOf } from "#server/services.ts";
import { publishPosted } from "./publish.ts";

type Middleware = MiddlewareFunction<Response>;

/** A browser accepts HTML; every other client reads JSON. */
const isProgram = (request: Request) =>
  request.method === "POST" &&
  new URL(request.url).pathname === deskPaths.articles() &&
  (request.headers.has("Authorization") || !(request.headers.get("Accept") ?? "").includes("text/html"));

/** The owner, by the desk's cookie, or a program that sends the key. */
export const ownersAndPrograms: Middleware = async (args, next) => {
  const { request, context } = args;
  if (!isProgram(request)) return ownersOnly(args, next);
  const key = readBearer(request.headers.get("Authorization") ?? "");
  const isAllowed = key === undefined ? await isOwner(args) : await servicesOf(context).owner.isKey(key);
  if (!isAllowed) return jsonResponse(401, { error: copy.errors.signedOut }, { "WWW-Authenticate": "Bearer" });
  return next();
};

export const respondToPrograms: Middleware = async ({ request, context }, next) => {
  if (!isProgram(request)) return next();
  const publication = await publishPosted({ request, context });
  if (publication.kind === "refused") {
    const { status, error, fields } = publication;
    return jsonResponse(status, fields ? { error, fields } : { error });
  }
  const { id, slug } = publication;
  const url = new URL(paths.article(slug), servicesOf(context).publicSettings.siteUrl).href;
  return jsonResponse(201, { id, slug, url }, { Location: url });
};

const jsonResponse = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...privateHeaders, ...headers } });
