import type { Facts } from "#app/copy/facts.ts";
import { articleCopy } from "#app/copy/pages/article.ts";
import { feedLog } from "#app/copy/pages/feed-log.ts";
import type { PostSummary } from "#app/rules/articles/post.ts";
import type { ShownArticle } from "#app/rules/render-article/show-article.ts";
import { useWords } from "#app/sections/use-words.ts";
import { ArticleAuthor } from "./article-author.tsx";
import { ArticleContents } from "./article-contents.tsx";
import { ArticleHead } from "./article-head.tsx";
import { UnrealArticle } from "./unreal-article.tsx";

/** From this many headings on, a table of contents precedes the text. */
const headingsOfLongArticle = 4;

type Props = { post: PostSummary; shown: ShownArticle; brand: Facts["brand"] };

export function WholeArticle({ post, shown, brand }: Props) {
  const { html, contents, isReal, hasLooseMarks } = shown;
  const copy = articleCopy({ brand, ...useWords() });
  const isLong = contents.filter(({ depth }) => depth === 2).length >= headingsOfLongArticle;
  return (
    <article className="surface-paper">
      <ArticleHead post={post} copy={copy} />
      {isLong && <ArticleContents contents={contents} title={copy.contents} />}
      {isReal ? (
        <div
          className="prose grid"
          data-loose-marks={hasLooseMarks ? feedLog.looseMarks(post.title) : undefined}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the tree by renderArticle
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ) : (
        <UnrealArticle post={post} words={copy.unreal} />
      )}
      <ArticleAuthor name={post.author || brand.name} copy={copy} />
    </article>
  );
}
