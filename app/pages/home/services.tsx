import { paths } from "#app/paths.ts";
import { Courses } from "#app/sections/courses.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { Plate } from "#app/ui/plate.tsx";
import type { HomeCopy } from "./home-copy.ts";
import "#app/ui/plate.css";
import "./services.css";

/** Five services as a menu: name, dotted leader, price. */
export function Services({ title, items, action, plate }: HomeCopy["services"]) {
  return (
    <section className="carte-du-jour on-ink grid" aria-labelledby="services">
      <Plate of="wine" sizes="(max-width: 64rem) 100vw, 90vw" {...plate} />
      <div className="carte-du-jour__list">
        <h2 id="services">{title}</h2>
        <Courses items={items} />
        <GoLink href={paths.services()}>{action}</GoLink>
      </div>
    </section>
  );
}
