import type { RouterContextProvider } from "react-router";
import { deskArticlesCopy as copy } from "#app/copy/desk-articles.ts";
import type { ArticleField, ArticleProblem, ArticleProblems, SentArticle } from "#app/rules/check-article.ts";
import { checkArticle } from "#app/rules/check-article.ts";
import { houseDay } from "#app/rules/house-time.ts";
import { readLocalTime } from "#app/rules/local-time.ts";
import { edgesOf } from "#server/edges.ts";
import { readArticle } from "./read-article.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

export type Publication =
  | { kind: "published" | "planned"; id: string; slug: string }
  | {
      kind: "refused";
      status: number;
      error: string;
      fields?: Partial<Record<ArticleField, string>>;
      sent?: SentArticle;
    };

/** Publishes what was posted, or says in words why not. */
export async function publishPosted({ request, context }: Asked): Promise<Publication> {
  const { clock, facts, articleDesk } = edgesOf(context);
  const { timeZone } = facts().booking;
  const posted = await readArticle(request);
  if (posted.kind === "refused") return { kind: "refused", status: posted.status, error: copy.errors[posted.reason] };
  const { sent, image } = posted;
  const dueAt = sent.due ? readLocalTime(sent.due, timeZone) : undefined;
  const checked = checkArticle(sent, { author: facts().brand.authorName, date: houseDay(clock(), timeZone) });
  const isTimeWrong = Boolean(sent.due) && dueAt === undefined;
  if (!checked.ok || image === "malformed" || isTimeWrong) {
    const own: ArticleProblems = { ...(image === "malformed" && { image }), ...(isTimeWrong && { due: "malformed" }) };
    return refuse({ ...(checked.ok ? {} : checked.problems), ...own }, sent);
  }
  const published = await articleDesk.publish({ article: checked.article, image, dueAt });
  return published.kind === "refused" ? refuse(published.problems, sent) : published;
}

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
  return kinds.includes("wrong kind") ? 415 : 422;
}
