import { data } from "react-router";
import { articleCopy } from "#app/copy/blog.ts";
import { paths } from "#app/paths.ts";
import { cleanArticle } from "#app/rules/clean-article/clean-article.ts";
import { renderArticle } from "#app/rules/render-article/render-article.ts";
import { groundOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { edgesOf } from "#server/edges.ts";
import type { Route } from "./+types/article";
import { ArticleBody } from "./article-body.tsx";
import { ArticleMissing } from "./article-missing.tsx";
import { findReadable } from "./find-readable.ts";
import "#app/ui/badges.css";
import "#app/ui/dropcap.css";
import "#app/ui/plate.css";
import "#app/sections/articles/title.css";
import "#app/sections/articles/prose.css";
import "./article.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const edges = edgesOf(context);
  const found = await findReadable(edges, params.slug);
  if (found.kind !== "found") return data({ post: null, html: "" }, { status: found.kind === "gone" ? 410 : 404 });
  const { content, ...post } = found.post;
  const { text } = cleanArticle(content);
  const { html } = renderArticle(text, { pictureFor: () => null, host: new URL(edges.settings.siteUrl).host });
  return data({ post, html });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const ground = groundOf(matches);
  if (!loaderData?.post)
    return pageMeta(ground, { title: articleCopy(ground.facts).notFound.metaTitle, isHidden: true });
  const { title, excerpt, slug } = loaderData.post;
  return pageMeta(ground, { title, description: excerpt, path: paths.article(slug) });
};

export default function ArticlePage({ loaderData: { post, html } }: Route.ComponentProps) {
  const copy = articleCopy(useFacts());
  return post ? <ArticleBody post={post} html={html} copy={copy} /> : <ArticleMissing copy={copy} />;
}
