import type { Facts } from "#facts/facts.ts";
import type { PostSummary } from "#facts/post.ts";
import { useWords } from "#facts/use-words.ts";
import { placeholderArticle } from "../../rules/placeholder-article.ts";
import type { ContentsEntry } from "../../rules/render/give-anchors.ts";
import type { ShownArticle } from "../../rules/render/show-article.ts";
import { type ArticleCopy, articleCopy } from "../../words/article.ts";
import { feedLog } from "../../words/feed-log.ts";
import { ArticleAuthor } from "./article-author.tsx";
import { ArticleHead } from "./article-head.tsx";

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

/** Shown for an article whose text is not one. */
function UnrealArticle({ post, words }: { post: PostSummary; words: ArticleCopy["unreal"] }) {
  const { excerpt, paragraph, heading, reason, quote } = placeholderArticle(post, words);
  return (
    <div className="prose grid">
      <p>{excerpt}</p>
      <p>{paragraph}</p>
      <h2>{heading}</h2>
      <p>{reason}</p>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
    </div>
  );
}

function ArticleContents({ contents, title }: { contents: ContentsEntry[]; title: string }) {
  return (
    <nav className="art-contents grid" aria-labelledby="contents">
      <div>
        <h2 className="label" id="contents">
          {title}
        </h2>
        <ol>
          {contents
            .filter(({ depth }) => depth === 2)
            .map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
        </ol>
      </div>
    </nav>
  );
}
