import { paths } from "#facts/paths.ts";
import type { PostSummary } from "#facts/post.ts";
import { useLocale, useWords } from "#facts/use-words.ts";
import { endAtWord } from "#platform/text/end-at-word.ts";
import { fill } from "#platform/text/fill.ts";
import { formatPostDate } from "../../rules/format-post-date.ts";
import { listCopy } from "../../words/blog.ts";
import { PostPicture } from "./post-picture.tsx";

/** About two and three lines: texts end at a word before the card would cut them. */
const maxTitle = 48;
const maxExcerpt = 112;

export function ArticleCard({ post }: { post: PostSummary }) {
  const words = listCopy(useWords());
  const [category] = post.categories;
  const title = endAtWord(post.title, maxTitle);
  const titleId = `title-${post.slug}`;
  const date = formatPostDate(post.date, words.dateUnknown, useLocale());
  return (
    <article className="card">
      <PostPicture post={post} place="card" />
      {post.source === "n8n" && <span className="badge badge--new">{words.isNew}</span>}
      <p className="meta">{category && <span className="label">{category}</span>}</p>
      <h3 id={titleId}>
        <a href={paths.article(post.slug)} aria-label={title === post.title ? undefined : post.title}>
          {title}
        </a>
      </h3>
      <p className="ex">{endAtWord(post.excerpt, maxExcerpt)}</p>
      <footer>
        <span>{`${date}, ${fill(words.readTime, { minutes: post.readTime })}`}</span>
        <CopyLink slug={post.slug} titleId={titleId} words={words.copyLink} />
      </footer>
    </article>
  );
}

type Props = {
  slug: string;
  /** The id of the title it belongs to. */
  titleId: string;
  words: string;
};

/** The page's script makes it work; without JavaScript it is hidden. */
function CopyLink({ slug, titleId, words }: Props) {
  return (
    <button className="textbtn" type="button" data-copy={paths.article(slug)} aria-describedby={titleId}>
      {words}
    </button>
  );
}
