import { paths } from "#app/paths.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { Plate } from "#app/ui/plate.tsx";
import type { HomeCopy } from "./home-copy.ts";
import "#app/ui/plate.css";
import "#app/sections/courses.css";
import "./services.css";

/** Five services as a menu: name, dotted leader, price. */
export function Services({ title, items, action, plate }: HomeCopy["services"]) {
  return (
    <section className="carte-du-jour on-ink grid" aria-labelledby="services">
      <Plate of="wine" sizes="(max-width: 64rem) 100vw, 90vw" {...plate} />
      <div className="carte-du-jour__list">
        <h2 id="services">{title}</h2>
        <ul className="courses">
          {items.map(({ id, name, price, text }) => (
            <li key={id}>
              <div className="row">
                <h3>{name}</h3>
                <span className="price">{price}</span>
              </div>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <GoLink href={paths.services()}>{action}</GoLink>
      </div>
    </section>
  );
}
