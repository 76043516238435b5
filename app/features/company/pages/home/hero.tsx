import { paths } from "#facts/paths.ts";
import { ButtonLink } from "#platform/ui/button.tsx";
import { Picture } from "#platform/ui/picture.tsx";
import type { HomeCopy } from "../../words/home.ts";
import "./hero.css";

const industryPaths: Record<string, () => string> = {
  wineries: paths.wineries,
  "cigar-lounges": paths.cigarLounges,
  "fine-dining": paths.fineDining,
};

export function Hero({ hero, industries }: Pick<HomeCopy, "hero" | "industries">) {
  return (
    <section className="hero surface-ink">
      <div className="hero__pic">
        <Picture className="bg" of="filaments-aubergine" phone="filaments-cover" alt="" sizes="100vw" priority />
      </div>
      <div className="grid hero__words">
        <h1>
          {hero.title} <em>{hero.titleSecondLine}</em>
        </h1>
        <div className="hero__say">
          <p className="lead">{hero.lead}</p>
          <ButtonLink href={paths.bookConsultation()}>{hero.action}</ButtonLink>
        </div>
      </div>
      <nav className="strip grid" aria-labelledby="industries">
        <ul>
          <li id="industries">{industries.label}</li>
          {industries.items.map(({ id, name }) => (
            <li key={id}>
              <a href={(industryPaths[id] ?? paths.verticals)()}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
