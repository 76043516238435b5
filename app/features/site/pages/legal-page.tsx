import { useLocale } from "#facts/use-words.ts";
import { formatPostDate } from "#features/articles/rules/format-post-date.ts";
import { LinkedText } from "#platform/sections/linked-text.tsx";
import type { LegalCopy } from "../words/legal-copy.ts";
import "./legal.css";
import "#platform/ui/print.css";

/** A legal text with its contents beside it, and a plain summary of each section in the margin. */
export function LegalPage({ title, updated, contents, lead, sections }: LegalCopy) {
  return (
    <article className="legal surface-paper grid">
      <header>
        <h1>{title}</h1>
        <p className="quiet">
          {updated.label}{" "}
          <time dateTime={updated.date} className="nb">
            {formatPostDate(updated.date, updated.date, useLocale())}
          </time>
        </p>
        <p className="lead">{lead}</p>
      </header>
      <nav className="legal__toc" aria-label={contents}>
        <ol>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal__body">
        {sections.map((section) => (
          <section id={section.id} key={section.id}>
            <h2>{section.title}</h2>
            <p className="legal__short">{section.short}</p>
            <Body parts={section.body} />
          </section>
        ))}
      </div>
    </article>
  );
}

function Body({ parts }: { parts: LegalCopy["sections"][number]["body"] }) {
  return parts.map((part) =>
    typeof part === "string" ? (
      <p key={part}>
        <LinkedText>{part}</LinkedText>
      </p>
    ) : (
      <ul key={part[0]}>
        {part.map((item) => (
          <li key={item}>
            <LinkedText>{item}</LinkedText>
          </li>
        ))}
      </ul>
    ),
  );
}
