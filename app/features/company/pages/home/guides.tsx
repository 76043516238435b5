import { paths } from "#facts/paths.ts";
import { Cover } from "#platform/ui/cover.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import type { HomeCopy } from "../../words/home.ts";
import "#platform/ui/cover.css";
import "./guides.css";

const guides = [
  { id: "winery", art: "winery", path: paths.wineryPlaybook() },
  { id: "cigar", art: "cigar", path: paths.cigarLoungePlaybook() },
  { id: "dining", art: "dining", path: paths.fineDiningPlaybook() },
] as const;

export function Guides({ title, intro, items }: HomeCopy["guides"]) {
  return (
    <section className="shelf section surface-bone grid" aria-labelledby="guides">
      <h2 id="guides">{title}</h2>
      <p className="shelf__intro">{intro}</p>
      <div className="shelf__books">
        {guides.map(({ id, art, path }) => {
          const guide = items.find((item) => item.id === id);
          return (
            guide && (
              <article className="book" key={id}>
                <Cover art={art} title={guide.title} line={guide.coverLine} />
                <div className="book__say">
                  <h3 className="h4">{guide.title}</h3>
                  <p>{guide.text}</p>
                  <GoLink href={path}>{guide.action}</GoLink>
                </div>
              </article>
            )
          );
        })}
      </div>
    </section>
  );
}
