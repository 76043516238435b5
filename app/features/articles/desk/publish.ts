import { data, type RouterContextProvider } from "react-router";
import { mayPublish, noteActivity, readSessionToken } from "#features/owner/owner-session.ts";
import type { Publisher } from "#features/owner/server/queries/publishers.ts";
import type { PictureNote } from "#features/pictures/rules/picture-file.ts";
import { servicesOf } from "#platform/http/services.ts";
import { businessDay } from "#platform/time/business-time.ts";
import type { ArticleField, ArticleProblem, ArticleProblems, SentArticle } from "../rules/check-article.ts";
import { deskArticlesCopy as copy } from "../words/desk.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

export type Publication =
  | { kind: "published" | "planned"; id: string; slug: string; notes: PictureNote[]; sent: SentArticle }
  | {
      kind: "refused";
      status: number;
      error: string;
      fields?: Partial<Record<ArticleField, string>>;
      sent?: SentArticle;
    };

type Published = Pick<Exclude<Publication, { kind: "refused" }>, "kind" | "slug">;

/** Publishes the posted article, with a program's key or in a session, or returns the reason for a refusal. */
export async function publishPosted({ request, context }: Asked, program?: Publisher): Promise<Publication> {
  const { clock, facts, articleAdmin, owner } = servicesOf(context);
  const { timeZone } = facts().booking;
  const post = {
    contentType: request.headers.get("Content-Type") ?? "",
    preset: { author: facts().brand.authorName, date: businessDay(clock(), timeZone), timeZone },
  };
  const body = await Array.fromAsync(request.body ?? []);
  const reading = await articleAdmin.readPosted(post, body);
  if (reading.kind === "refused") {
    return { kind: "refused", status: reading.status, error: copy.errors[reading.reason] };
  }
  if (reading.kind === "wrong") return refuse(reading.problems, reading.sent);
  const session = { kind: "session" as const, tokenHash: owner.sessions.idOf(readSessionToken(request) ?? "") };
  const published = await articleAdmin.publish(reading, program ?? session);
  if (published.kind === "not allowed")
    return { kind: "refused", status: 401, error: copy.errors.ended, sent: reading.sent };
  return published.kind === "refused" ? refuse(published.problems, reading.sent) : { ...published, sent: reading.sent };
}

/** Throws 403 unless the owner, or a writer who may publish, is signed in. */
export async function requirePublisher(asked: Asked): Promise<void> {
  if (await mayPublish(asked)) return;
  await noteActivity(asked, { kind: "writer-refused", about: "publishing" });
  throw data(null, { status: 403, statusText: "The owner publishes" });
}

/** `who` is the name of a publishing key. */
export const noteArticle = (asked: Asked, { kind, slug }: Published, who?: string): Promise<void> =>
  noteActivity(asked, { kind: kind === "planned" ? "article-planned" : "article-published", about: slug, who });

function refuse(problems: ArticleProblems, sent: SentArticle): Publication {
  const fields = Object.fromEntries(
    (Object.entries(problems) as [ArticleField, ArticleProblem][]).map(([field, problem]) => [
      field,
      copy.problems[field][problem] ?? "",
    ]),
  );
  return { kind: "refused", status: statusOf(problems), error: copy.errors.fields, fields, sent };
}

function statusOf(problems: ArticleProblems): number {
  const kinds = Object.values(problems);
  if (kinds.includes("too large")) return 413;
  return kinds.includes("wrong kind") || kinds.includes("heic") ? 415 : 422;
}
