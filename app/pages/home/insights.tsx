import type { ReactNode } from "react";
import { listCopy } from "#app/copy/blog.ts";
import { paths } from "#app/paths.ts";
import { formatPostDate } from "#app/rules/format-post-date.ts";
import type { PostSummary } from "#app/rules/post.ts";
import { PostPicture } from "#app/sections/articles/post-picture.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import type { HomeCopy } from "./home-copy.ts";
import "#app/sections/articles/title.css";
import "./insights.css";

type Props = HomeCopy["insights"] & { posts: PostSummary[]; hasMore: boolean };

/** The newest article large, the next two beside it. */
export function Insights({ title, action, posts, hasMore }: Props) {
  const [newest, ...rest] = posts;
  if (!newest) return null;
  return (
    <section className="news section on-paper grid" aria-labelledby="insights">
      <div className="news__head">
        <h2 id="insights">{title}</h2>
        {hasMore && <GoLink href={paths.blog()}>{action}</GoLink>}
      </div>
      <article className="news__lead">
        <PostPicture post={newest} place="feature" />
        <Facts post={newest}>
          <span>{listCopy.readTime(newest.readTime)}</span>
        </Facts>
        <TitleAndExcerpt post={newest} />
      </article>
      <div className="news__rest">
        {rest.map((post, place) => (
          <article key={post.id}>
            {place === 0 && <PostPicture post={post} place="card" />}
            <Facts post={post} />
            <TitleAndExcerpt post={post} />
          </article>
        ))}
      </div>
    </section>
  );
}

function Facts({ post, children }: { post: PostSummary; children?: ReactNode }) {
  return (
    <p className="meta">
      <span className="label">{post.categories[0]}</span>
      <span>{formatPostDate(post.date, listCopy.dateUnknown)}</span>
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
