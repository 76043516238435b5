import { unrealArticleWords } from "#app/copy/blog.ts";
import { placeholderArticle } from "#app/rules/placeholder-article.ts";
import type { PostSummary } from "#app/rules/post.ts";

/** What stands in for an article whose text is not one. */
export function UnrealArticle({ post }: { post: PostSummary }) {
  const { excerpt, paragraph, heading, reason, quote } = placeholderArticle(post, unrealArticleWords);
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
