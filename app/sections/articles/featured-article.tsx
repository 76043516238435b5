import { listCopy } from "#app/copy/pages/blog.ts";
import { paths } from "#app/paths.ts";
import { formatPostDate } from "#app/rules/articles/format-post-date.ts";
import type { PostSummary } from "#app/rules/articles/post.ts";
import { PostPicture } from "./post-picture.tsx";

export function FeaturedArticle({ post }: { post: PostSummary }) {
  return (
    <section className="feature surface-paper grid" aria-label={listCopy.featured}>
      <PostPicture post={post} place="feature" priority />
      <article className="words">
        <p className="label">{listCopy.featured}</p>
        <h2>
          <a href={paths.article(post.slug)}>{post.title}</a>
        </h2>
        <p className="ex">{post.excerpt}</p>
        <p className="meta">
          <span>{post.categories[0]}</span>
          <span>{formatPostDate(post.date, listCopy.dateUnknown)}</span>
          <span>{listCopy.readTime(post.readTime)}</span>
        </p>
        <p className="feature__go">
          <a className="go" href={paths.article(post.slug)}>
            {listCopy.read}
          </a>
        </p>
      </article>
    </section>
  );
}
