import { paths } from "#facts/paths.ts";
import type { PostSummary } from "#facts/post.ts";
import { useLocale } from "#facts/use-words.ts";
import { fill } from "#platform/text/fill.ts";
import { dayOfPost } from "#platform/time/calendar-day.ts";
import { formatPostDate } from "../../rules/format-post-date.ts";
import type { ArticleCopy } from "../../words/article.ts";
import { PostPicture } from "./post-picture.tsx";

type Props = { post: PostSummary; copy: ArticleCopy };

export function ArticleHead({ post, copy }: Props) {
  const day = dayOfPost(post.date);
  const date = formatPostDate(post.date, copy.dateUnknown, useLocale());
  return (
    <>
      <header className="art-head grid">
        <p>
          <a className="go go--back" href={paths.blog()}>
            {copy.back}
          </a>
        </p>
        <div className="tags">
          {post.source === "n8n" && <span className="badge badge--dyn">{copy.dynamic}</span>}
          {post.categories.map((category) => (
            <a key={category} className="badge" href={paths.blog({ category })}>
              {category}
            </a>
          ))}
        </div>
        <h1>{post.title}</h1>
        <div className="by">
          <p className="meta">
            {day ? <time dateTime={day}>{date}</time> : <span>{date}</span>}{" "}
            <span>{fill(copy.readTime, { minutes: post.readTime })}</span>
          </p>
          <button className="btn btn--line btn--small btn--bare" type="button" data-share>
            {copy.share}
          </button>
        </div>
      </header>
      <div className="grid">
        <figure className="art-hero">
          <PostPicture post={post} place="head" priority />
        </figure>
      </div>
    </>
  );
}
