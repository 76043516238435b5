import { createContext, type MiddlewareFunction } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import {
  deskHeaders,
  keySenderOf,
  mayPublish,
  noteActivity,
  ownersAndWriters,
  readSession,
} from "#features/owner/owner-session.ts";
import type { Publisher } from "#features/owner/server/queries/publishers.ts";
import { pictureNoteWords } from "#features/pictures/words/desk.ts";
import { keyRetrySeconds, readBearer } from "#platform/http/desk-keys.ts";
import { servicesOf } from "#platform/http/services.ts";
import { deskArticlesCopy as copy } from "../words/desk.ts";
import { noteArticle, publishPosted } from "./publish.ts";

type Middleware = MiddlewareFunction<Response>;

/** A browser accepts HTML; every other client reads JSON. */
const isProgram = (request: Request) =>
  request.method === "POST" &&
  new URL(request.url).pathname === deskPaths.articles() &&
  (request.headers.has("Authorization") || !(request.headers.get("Accept") ?? "").includes("text/html"));

/** The key that a program publishes with. */
const programContext = createContext<Publisher | null>(null);

/** Lets in signed-in writers, and programs that send a publishing key. */
export const writersAndPrograms: Middleware = async (args, next) => {
  const { request, context } = args;
  if (!isProgram(request)) return ownersAndWriters(args, next);
  const key = readBearer(request.headers.get("Authorization") ?? "");
  if (key === undefined) {
    if (await mayPublish(args)) return next();
    if (await readSession(args)) await noteActivity(args, { kind: "writer-refused", about: "publishing" });
    return refuse();
  }
  const publisher = await servicesOf(context).owner.findPublisher(key, keySenderOf(args));
  if (publisher === "later") return jsonResponse(429, { error: copy.errors.later }, retryHeaders);
  if (!publisher) {
    await noteActivity(args, { kind: "key-refused" });
    return refuse();
  }
  context.set(programContext, publisher);
  return next();
};

const retryHeaders = { "Retry-After": String(keyRetrySeconds) };
const refuse = () => jsonResponse(401, { error: copy.errors.signedOut }, { "WWW-Authenticate": "Bearer" });

export const respondToPrograms: Middleware = async (asked, next) => {
  const { request, context } = asked;
  if (!isProgram(request)) return next();
  const publisher = context.get(programContext);
  const publication = await publishPosted({ request, context }, publisher ?? undefined);
  const who = publisher ? nameOf(publisher) : undefined;
  if (publication.kind === "refused") {
    const { status, error, fields } = publication;
    if (status === 401) await noteActivity(asked, { kind: "key-refused", who });
    return jsonResponse(status, fields ? { error, fields } : { error });
  }
  await noteArticle(asked, publication, who);
  const { id, slug, notes } = publication;
  const url = new URL(paths.article(slug), servicesOf(context).publicSettings.siteUrl).href;
  const told = notes.length > 0 && { notes: [...new Set(notes)].map((note) => pictureNoteWords[note]) };
  return jsonResponse(201, { id, slug, url, ...told }, { Location: url });
};

const nameOf = (publisher: Publisher) => (publisher.kind === "publishing key" ? publisher.name : "");

const jsonResponse = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...deskHeaders, ...headers } });
