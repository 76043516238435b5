import { data, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { draftAuthorOf, noteActivity, personOf } from "#features/owner/owner-session.ts";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Flash } from "#platform/desk/flash.tsx";
import { servicesOf } from "#platform/http/services.ts";
import { Island } from "#platform/islands/island.tsx";
import { findOwnArticle } from "../server/queries/article-admin.ts";
import { deskArticlesCopy as copy } from "../words/desk.ts";
import type { Route } from "./+types/article";
import { ArticleHead } from "./article-head.tsx";
import { Comparison } from "./comparison.tsx";
import ArticleWriterIsland, { WrittenText } from "./islands/article-writer/article-writer.island.tsx";
import { loadArticle } from "./load-article.ts";
import { loadComparison } from "./load-comparison.ts";
import { withPictureNotes, writeNotes } from "./picture-notes.ts";
import { noteArticle, type Publication, publishPosted, requirePublisher } from "./publish.ts";
import { Versions } from "./versions.tsx";
import { answerWriter, readDraft, sourceOf } from "./write-article.ts";
import "#platform/rich-text/rich-text.css";
import "#platform/ui/badges.css";
import "../pages/sections/title.css";
import "../pages/sections/prose-table.css";
import "../pages/sections/prose.css";
import "../pages/sections/writing.css";
import "../pages/sections/writing-preview.css";
import "./articles.css";
import "./writer.css";

/** A draft is saved every second while the owner types. */
export const handle = {
  writersPost: true,
  maxBodyBytes: 16 * 1024 * 1024,
  limit: { burst: 120, perSecond: 2 },
} as const;
export const middleware: Route.MiddlewareFunction[] = [answerWriter];
export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.post.title || copy.article.untitled);

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const query = new URL(request.url).searchParams;
  const { draftWriterId, draftAuthorId, ...article } = await loadArticle(services, params.id);
  const { author, writerId, ownOnly } = await draftAuthorOf({ request, context });
  const isOthers = ownOnly && article.draftMoment !== undefined && draftWriterId !== writerId;
  const mayDiscard = !isOthers && (!ownOnly || draftAuthorId === "" || draftAuthorId === author.id);
  const comparison = await loadComparison(services, article.post, query.get("compare"));
  return {
    ...article,
    comparison,
    done: withPictureNotes(copy.done[query.get("done") ?? ""] ?? "", query.get("note")),
    mayPublish: !ownOnly,
    isOthers,
    mayDiscard,
    of: personOf(writerId),
  };
}

/** Publishes, unless the address names another action. */
export async function action(asked: Route.ActionArgs) {
  const { articleAdmin } = servicesOf(asked.context);
  const { id } = asked.params;
  const url = new URL(asked.request.url);
  const act = url.searchParams.get("do");
  if (act === "draft") return saveDraft(asked);
  if (act === "take-back") {
    const version = url.searchParams.get("version") ?? "";
    await refuseUnless(asked, await articleAdmin.drafts.takeBack(id, version, await draftAuthorOf(asked)));
    throw redirect(deskPaths.article(id, { done: "taken-back" }), 303);
  }
  if (act !== "discard") await requirePublisher(asked);
  if (act === "withdraw") await withdraw(asked);
  else if (act === "show") await showAgain(asked);
  else if (act === "cancel") await articleAdmin.stopPlan(id);
  else if (act === "discard")
    await refuseUnless(asked, await articleAdmin.drafts.discard(id, await draftAuthorOf(asked)));
  else return publish(asked);
  throw redirect(deskPaths.articles({ done: doneBy[act], article: id }), 303);
}

const doneBy = { withdraw: "withdrawn", show: "shown", cancel: "cancelled", discard: "discarded" };

async function refuseUnless(asked: Route.ActionArgs, isTheirs: boolean): Promise<void> {
  if (isTheirs) return;
  await noteActivity(asked, { kind: "writer-refused", about: "draft" });
  throw data(null, { status: 403, statusText: "Another's draft" });
}

async function withdraw(asked: Route.ActionArgs) {
  await servicesOf(asked.context).articleAdmin.withdraw(asked.params.id);
  await noteActivity(asked, { kind: "article-withdrawn", about: await slugOf(asked) });
}

async function showAgain(asked: Route.ActionArgs) {
  await servicesOf(asked.context).articleAdmin.showAgain(asked.params.id);
  await noteActivity(asked, { kind: "article-published", about: await slugOf(asked) });
}

/** Returns the slug, by which the activity log names an article. */
async function slugOf({ context, params: { id } }: Route.ActionArgs): Promise<string> {
  return (await findOwnArticle(servicesOf(context).db, id))?.shown?.slug ?? id;
}

async function saveDraft(asked: Route.ActionArgs) {
  const { params, context } = asked;
  const written = await readDraft(asked);
  if (written.kind === "refused") {
    const { status, reason } = written;
    const refused: Extract<Publication, { kind: "refused" }> = { kind: "refused", status, error: copy.errors[reason] };
    return data(refused, { status });
  }
  const { saved, notes } = await servicesOf(context).articleAdmin.drafts.save(
    params.id,
    written,
    await sourceOf(asked),
  );
  const done = saved.kind === "saved" ? "drafted" : "aside";
  throw redirect(deskPaths.article(params.id, { done, note: writeNotes(notes) }), 303);
}

/** Publishes the article. A refused one is stored as the draft. */
async function publish(asked: Route.ActionArgs) {
  const { articleAdmin, db } = servicesOf(asked.context);
  const { id } = asked.params;
  const publication = await publishPosted(asked);
  if (publication.kind !== "refused") {
    await noteArticle(asked, publication);
    await articleAdmin.drafts.close(id, publication.sent);
    throw redirect(
      deskPaths.articles({ done: publication.kind, article: id, note: writeNotes(publication.notes) }),
      303,
    );
  }
  if (publication.sent) {
    const address = (await findOwnArticle(db, id))?.post.imageSrc ?? "";
    const written = { sent: publication.sent, image: { kind: "address" as const, address } };
    await articleAdmin.drafts.save(id, written, await sourceOf(asked), true);
  }
  return data(publication, { status: publication.status });
}

export default function Article({ loaderData, actionData }: Route.ComponentProps) {
  const { comparison, done, versions, mayPublish, isOthers, mayDiscard, of, ...article } = loaderData;
  if (comparison) return <Comparison id={article.post.id} {...comparison} />;
  const { revision, writer, zone, siteUrl, brand, shown } = article;
  const { content, ...post } = article.post;
  const place = { zone, siteUrl, brand, isShown: shown?.listed === true };
  const props = { post, revision, writer, of, ...place, mayPublish, isOthers };
  return (
    <div className="article-admin">
      <ArticleHead article={article} mayPublish={mayPublish} isOthers={isOthers} mayDiscard={mayDiscard} />
      <Flash words={done} />
      {actionData && (
        <p className="field__wrong" role="alert">
          {actionData.fields ? copy.form.wrong : actionData.error}
        </p>
      )}
      <WrittenText value={content}>
        <Island
          name="article-writer"
          of={ArticleWriterIsland}
          props={{ ...props, problems: actionData?.fields ?? {} }}
          groups={["blog-uploader", "blog"]}
          hasPictures
        />
      </WrittenText>
      <Versions id={post.id} versions={versions} isOthers={isOthers} />
    </div>
  );
}
