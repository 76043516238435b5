import { paths } from "#facts/paths.ts";
import type { PostSummary } from "#facts/post.ts";
import { useLocale, useWords } from "#facts/use-words.ts";
import { fill } from "#platform/text/fill.ts";
import { formatPostDate } from "../../rules/format-post-date.ts";
import { listCopy } from "../../words/blog.ts";
import { PostPicture } from "./post-picture.tsx";

export function FeaturedArticle({ post }: { post: PostSummary }) {
  const words = listCopy(useWords());
  return (
    <section className="feature surface-paper grid" aria-label={words.featured}>
      <PostPicture post={post} place="feature" priority />
      <article className="words">
        <p className="label">{words.featured}</p>
        <h2>
          <a href={paths.article(post.slug)}>{post.title}</a>
        </h2>
        <p className="ex">{post.excerpt}</p>
        <p className="meta">
          <span>{post.categories[0]}</span>
          <span>{formatPostDate(post.date, words.dateUnknown, useLocale())}</span>
          <span>{fill(words.readTime, { minutes: post.readTime })}</span>
        </p>
        <p className="feature__go">
          <a className="go" href={paths.article(post.slug)}>
            {words.read}
          </a>
        </p>
      </article>
    </section>
  );
}
