import { paths } from "#facts/paths.ts";
import { authorInitials } from "../../rules/author-initials.ts";
import type { ArticleCopy } from "../../words/article.ts";

export function ArticleAuthor({ name, copy }: { name: string; copy: ArticleCopy }) {
  return (
    <footer className="author grid">
      <div>
        <h2 className="label">{copy.aboutAuthor}</h2>
        <span className="initials" aria-hidden="true">
          {authorInitials(name)}
        </span>
        <p>
          <b>{name}</b>
          <span className="quiet">{copy.authorRole}</span>
        </p>
      </div>
    </footer>
  );
}

export function ArticleFoot({ title, text, button }: ArticleCopy["closing"]) {
  return (
    <section className="art-foot section surface-bone grid">
      <div>
        <h2>{title}</h2>
        <p className="quiet">{text}</p>
        <a className="btn btn--ink" href={paths.bookConsultation()}>
          {button}
        </a>
      </div>
    </section>
  );
}
