import { listCopy } from "#app/copy/pages/blog.ts";
import { paths } from "#app/paths.ts";
import { formatPostDate } from "#app/rules/articles/format-post-date.ts";
import type { PostSummary } from "#app/rules/articles/post.ts";
import { fill } from "#app/rules/text/fill.ts";
import { useWords } from "#app/sections/use-words.ts";
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
          <span>{formatPostDate(post.date, words.dateUnknown)}</span>
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
