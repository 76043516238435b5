import type { ServicesCopy } from "#app/copy/pages/services.ts";
import { ContourField } from "#app/sections/contour-field.tsx";

export function Opening({ title, titleSecondLine, lead, jumps }: ServicesCopy["hero"]) {
  return (
    <section className="opening surface-ink grid">
      <ContourField of="dark" />
      <h1 id="services">
        {title} <em>{titleSecondLine}</em>
      </h1>
      <p className="lead">{lead}</p>
      <nav className="jump" aria-labelledby="services">
        {jumps.map(({ id, label }) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
    </section>
  );
}
