import { data, redirect } from "react-router";
import { articleCopy } from "#app/copy/blog.ts";
import { paths } from "#app/paths.ts";
import { groundOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { edgesOf } from "#server/edges.ts";
import type { Route } from "./+types/article";
import { ArticleAuthor, ArticleFoot } from "./article-author.tsx";
import { ArticleContents } from "./article-contents.tsx";
import { ArticleHead } from "./article-head.tsx";
import { ArticleMissing } from "./article-missing.tsx";
import { ArticleOnward } from "./article-onward.tsx";
import { findReadable } from "./find-readable.ts";
import { UnrealArticle } from "./unreal-article.tsx";
import "#app/ui/badges.css";
import "#app/ui/plate.css";
import "#app/sections/articles/title.css";
import "#app/sections/articles/card.css";
import "#app/sections/articles/prose.css";
import "./article.css";

/** From this many on, a list of them stands before the text. */
const headingsOfLongArticle = 4;
const mostRelated = 3;

export async function loader({ params, context }: Route.LoaderArgs) {
  const edges = edgesOf(context);
  const found = await findReadable(edges, params.slug);
  if (found.kind === "moved") throw redirect(paths.article(found.slug), 301);
  if (found.kind !== "found") return data(null, { status: found.kind === "gone" ? 410 : 404 });
  const { content, ...post } = found.post;
  const shown = await edges.readRendering({ title: post.title, content, hash: found.hash });
  const related = await edges.tables.relatedArticles.listRelatedArticles(edges.db, post, mostRelated);
  const neighbours = await edges.tables.relatedArticles.findNeighbours(edges.db, post.id);
  // A withdrawn post's page ends by itself one day: it is made for whoever asks, but not kept.
  const headers: HeadersInit = found.isListed ? {} : { "Cache-Control": "no-cache" };
  return data({ post, ...shown, related, ...neighbours }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const ground = groundOf(matches);
  if (!loaderData?.post)
    return pageMeta(ground, { title: articleCopy(ground.facts).notFound.metaTitle, isHidden: true });
  const { post } = loaderData;
  return pageMeta(ground, { title: post.title, description: post.excerpt, path: paths.article(post.slug), post });
};

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const facts = useFacts();
  const copy = articleCopy(facts);
  if (!loaderData) return <ArticleMissing copy={copy} />;
  const { post, html, contents, isReal, hasLooseMarks, related, newer, older } = loaderData;
  const isLong = contents.filter(({ depth }) => depth === 2).length >= headingsOfLongArticle;
  return (
    <>
      <article className="on-paper">
        <ArticleHead post={post} copy={copy} />
        {isLong && <ArticleContents contents={contents} title={copy.contents} />}
        {isReal ? (
          <div
            className="prose grid"
            data-loose-marks={hasLooseMarks ? post.title : undefined}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the tree by renderArticle
            dangerouslySetInnerHTML={{ __html: html }}
          />
        ) : (
          <UnrealArticle post={post} />
        )}
        <ArticleAuthor name={post.author || facts.brand.name} copy={copy} />
      </article>
      <ArticleOnward related={related} newer={newer} older={older} copy={copy.onward} />
      <ArticleFoot {...copy.closing} />
    </>
  );
}
