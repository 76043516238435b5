import type { VerticalsCopy } from "#app/copy/pages/verticals.ts";
import { paths } from "#app/paths.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import "./triptych.css";

const scenes = {
  wineries: { picture: "wine", path: paths.wineries() },
  cigarLounges: { picture: "cigar", path: paths.cigarLounges() },
  fineDining: { picture: "table", path: paths.fineDining() },
} as const;

export function Triptych({ hero, panels }: Pick<VerticalsCopy, "hero" | "panels">) {
  return (
    <section className="trio surface-ink">
      <div className="grid trio__head">
        <h1>
          {hero.title} <em>{hero.turn}</em>
        </h1>
        <p className="lead">{hero.lead}</p>
      </div>
      <div className="trip">
        {panels.map(({ id, title, text, link }, index) => {
          const { picture, path } = scenes[id as keyof typeof scenes];
          return (
            <article key={id}>
              <Picture of={picture} alt="" sizes="(max-width: 44rem) 170vw, 100vw" priority={index === 0} />
              <h2>{title}</h2>
              <p>{text}</p>
              <GoLink href={path}>{link}</GoLink>
            </article>
          );
        })}
      </div>
    </section>
  );
}
