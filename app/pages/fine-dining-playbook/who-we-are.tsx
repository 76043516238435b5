import type { DiningCopy } from "#app/copy/pages/fine-dining-playbook.ts";
import { paths } from "#app/paths.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import "#app/ui/dropcap.css";
import "./who-we-are.css";

export function WhoWeAre({ title, text, link, linkTo }: DiningCopy["about"]) {
  return (
    <section className="hosts section surface-paper grid" aria-labelledby="about">
      <Picture of="stock-candle" alt="" sizes="(max-width: 64rem) 100vw, 60vw" />
      <h2 id="about">{title}</h2>
      <div className="hosts__text">
        <p className="dropcap">{text}</p>
        <GoLink href={paths.about()}>
          {link}
          <span className="vh"> {linkTo}</span>
        </GoLink>
      </div>
    </section>
  );
}
