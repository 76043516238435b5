import type { ReactNode } from "react";
import { paths } from "#facts/paths.ts";
import type { PostSummary } from "#facts/post.ts";
import { useLocale, useWords } from "#facts/use-words.ts";
import { fill } from "#platform/text/fill.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { formatPostDate } from "../../rules/format-post-date.ts";
import { listCopy } from "../../words/blog.ts";
import { PostPicture } from "./post-picture.tsx";

export const newestPosts = 3;

export const hasMoreThanNewest = (total: number): boolean => total > newestPosts;

/** The section's attributes, also while articles load. */
export const newestFrame = { className: "news section surface-paper grid", "aria-labelledby": "insights" };

export function NewestHead({ hasMore }: { hasMore?: boolean }) {
  const { newest } = listCopy(useWords());
  return (
    <div className="news__head">
      <h2 id="insights">{newest.title}</h2>
      {hasMore && <GoLink href={paths.blog()}>{newest.action}</GoLink>}
    </div>
  );
}

export function NewestArticles({ posts, hasMore }: { posts: PostSummary[]; hasMore: boolean }) {
  const { readTime } = listCopy(useWords());
  const [newest, ...rest] = posts;
  if (!newest) return null;
  return (
    <section {...newestFrame}>
      <NewestHead hasMore={hasMore} />
      <article className="news__lead">
        <PostPicture post={newest} place="feature" />
        <Facts post={newest}>
          <span>{fill(readTime, { minutes: newest.readTime })}</span>
        </Facts>
        <TitleAndExcerpt post={newest} />
      </article>
      <div className="news__rest">
        {rest.map((post, index) => (
          <article key={post.id}>
            {index === 0 && <PostPicture post={post} place="card" />}
            <Facts post={post} />
            <TitleAndExcerpt post={post} />
          </article>
        ))}
      </div>
    </section>
  );
}

function Facts({ post, children }: { post: PostSummary; children?: ReactNode }) {
  const { dateUnknown } = listCopy(useWords());
  return (
    <p className="meta">
      <span className="label">{post.categories[0]}</span>
      <span>{formatPostDate(post.date, dateUnknown, useLocale())}</span>
      {children}
    </p>
  );
}

function TitleAndExcerpt({ post }: { post: PostSummary }) {
  return (
    <>
      <h3>
        <a href={paths.article(post.slug)}>{post.title}</a>
      </h3>
      <p className="ex">{post.excerpt}</p>
    </>
  );
}
