import { paths } from "#facts/paths.ts";
import { Courses } from "#platform/sections/courses.tsx";
import { Figure } from "#platform/ui/figure.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import type { HomeCopy } from "../../words/home.ts";
import "#platform/ui/figure.css";
import "./services.css";

export function Services({ title, items, action, figure }: HomeCopy["services"]) {
  return (
    <section className="carte-du-jour surface-ink grid" aria-labelledby="services">
      <Figure of="wine" sizes="(max-width: 64rem) 100vw, 90vw" {...figure} />
      <div className="carte-du-jour__list">
        <h2 id="services">{title}</h2>
        <Courses items={items} />
        <GoLink href={paths.services()}>{action}</GoLink>
      </div>
    </section>
  );
}
