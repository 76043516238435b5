import type { articleCopy } from "#app/copy/blog.ts";
import { paths } from "#app/paths.ts";
import { authorInitials } from "#app/rules/author-initials.ts";
import { dayOfPost } from "#app/rules/calendar-day.ts";
import { formatPostDate } from "#app/rules/format-post-date.ts";
import type { PostSummary } from "#app/rules/post.ts";
import { PostPicture } from "#app/sections/articles/post-picture.tsx";

type Copy = ReturnType<typeof articleCopy>;

export function ArticleBody({ post, html, copy }: { post: PostSummary; html: string; copy: Copy }) {
  return (
    <>
      <article className="on-paper">
        <ArticleHead post={post} copy={copy} />
        <div className="grid">
          <figure className="art-hero">
            <PostPicture post={post} place="head" />
          </figure>
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the tree by renderArticle */}
        <div className="prose grid" dangerouslySetInnerHTML={{ __html: html }} />
        <footer className="author grid">
          <div>
            <h2 className="label">{copy.aboutAuthor}</h2>
            <span className="initials" aria-hidden="true">
              {authorInitials(post.author)}
            </span>
            <p>
              <b>{post.author}</b>
              <span className="quiet">{copy.authorRole}</span>
            </p>
          </div>
        </footer>
      </article>
      <section className="art-foot section on-bone grid">
        <div>
          <h2>{copy.closing.title}</h2>
          <p className="quiet">{copy.closing.text}</p>
          <a className="btn btn--ink" href={paths.bookConsultation()}>
            {copy.closing.button}
          </a>
        </div>
      </section>
    </>
  );
}

function ArticleHead({ post, copy }: { post: PostSummary; copy: Copy }) {
  return (
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
          <time dateTime={dayOfPost(post.date) || undefined}>{formatPostDate(post.date, copy.dateUnknown)}</time>
          <span>{copy.readTime(post.readTime)}</span>
        </p>
        <button className="btn btn--line btn--small btn--bare" type="button" data-share>
          {copy.share}
        </button>
      </div>
    </header>
  );
}
