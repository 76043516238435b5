import type { ServicesCopy } from "#app/copy/pages/services.ts";
import { paths } from "#app/paths.ts";
import { Play } from "#app/sections/play.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import "./dash-scene.css";

export function DashScene({ title, paragraphs, price, action, example }: ServicesCopy["dash"]) {
  return (
    <section className="dash surface-bottle grid" id="dash" aria-labelledby="dash-title">
      <div className="dash__say">
        <h2 id="dash-title">{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="price">{price}</p>
        <GoLink href={paths.dash()}>{action}</GoLink>
      </div>
      <Play {...example} />
    </section>
  );
}
