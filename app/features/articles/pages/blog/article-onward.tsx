import { paths } from "#facts/paths.ts";
import type { PostSummary } from "#facts/post.ts";
import type { ArticleCopy } from "../../words/article.ts";
import { ArticleCard } from "../sections/article-card.tsx";

type Title = { slug: string; title: string };
type Props = {
  related: PostSummary[];
  newer?: Title;
  older?: Title;
  copy: ArticleCopy["onward"];
};

/** Links at the end of an article: related ones, the previous and the next. */
export function ArticleOnward({ related, newer, older, copy }: Props) {
  if (related.length === 0 && !newer && !older) return null;
  return (
    <section className="art-onward section surface-paper grid" aria-labelledby="onward">
      <h2 id="onward">{copy.title}</h2>
      {related.length > 0 && (
        <div className="cards">
          {related.map((post) => (
            <ArticleCard key={post.id} post={post} />
          ))}
        </div>
      )}
      {(newer || older) && (
        <nav className="art-turn" aria-label={copy.neighbours}>
          {older && <Turn to={older} label={copy.older} rel="prev" />}
          {newer && <Turn to={newer} label={copy.newer} rel="next" />}
        </nav>
      )}
    </section>
  );
}

const Turn = ({ to, label, rel }: { to: Title; label: string; rel: "prev" | "next" }) => (
  <a className={`art-turn--${rel}`} rel={rel} href={paths.article(to.slug)}>
    <span className="label">{label}</span>
    <span className="art-turn__title">{to.title}</span>
  </a>
);
