import type { ArticleCopy } from "#app/copy/pages/article.ts";
import { placeholderArticle } from "#app/rules/articles/placeholder-article.ts";
import type { PostSummary } from "#app/rules/articles/post.ts";

/** Shown for an article whose text is not one. */
export function UnrealArticle({ post, words }: { post: PostSummary; words: ArticleCopy["unreal"] }) {
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
