import type { IndustryCopy } from "#app/copy/pages/industry-copy.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Cover } from "#app/ui/cover.tsx";
import type { Industry } from "./industry.ts";
import "#app/ui/cover.css";
import "./promo.css";

type Props = { name: Industry["name"]; art: Industry["cover"]; path: string } & IndustryCopy["promo"];

export function Promo({ name, art, path, title, text, button, cover }: Props) {
  return (
    <section className={`promo promo--${name} surface-bone grid`} aria-labelledby="playbook">
      <div className="promo__book">
        <Cover art={art} {...cover} />
      </div>
      <div className="promo__say">
        <h2 id="playbook">{title}</h2>
        <p>{text}</p>
        <ButtonLink kind="ink" href={path}>
          {button}
        </ButtonLink>
      </div>
    </section>
  );
}
