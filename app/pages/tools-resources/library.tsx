import type { ToolsCopy } from "#app/copy/pages/tools-resources.ts";
import { paths } from "#app/paths.ts";
import { Cover } from "#app/ui/cover.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import "#app/ui/cover.css";
import "./library.css";

const guidePaths = {
  cigar: paths.cigarLoungePlaybook(),
  winery: paths.wineryPlaybook(),
  dining: paths.fineDiningPlaybook(),
};

export function Library({ title, note, items }: ToolsCopy["library"]) {
  return (
    <section className="library section surface-paper grid" aria-labelledby="library">
      <h2 id="library">{title}</h2>
      <p className="note library__note">{note}</p>
      <div className="library__rows">
        {items.map((item) => {
          const id = item.id as keyof typeof guidePaths;
          return (
            <article key={id}>
              <Cover art={id} title={item.title} line={item.line} />
              <h3>{item.title}</h3>
              <p>{item.text}</p>
              <GoLink href={guidePaths[id]}>{item.link}</GoLink>
            </article>
          );
        })}
      </div>
    </section>
  );
}
