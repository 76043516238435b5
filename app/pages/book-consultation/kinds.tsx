import type { BookingCopy } from "#app/copy/pages/book-consultation.ts";
import { kindPath } from "#app/kind-path.ts";
import { shownKinds } from "#app/rules/bookings/facts-of-kind.ts";
import { fill } from "#app/rules/text/fill.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import "./kinds.css";

/** The kinds of session besides the free audit; nothing without any. */
export function Kinds({ title, lead, minutes, choose }: BookingCopy["kinds"]) {
  const kinds = shownKinds(useFacts());
  if (kinds.length === 0) return null;
  return (
    <section className="kinds section surface-paper grid" aria-labelledby="kinds">
      <h2 id="kinds">{title}</h2>
      <p className="quiet">{lead}</p>
      <ul>
        {kinds.map(({ slug, name, about, times }) => (
          <li key={slug}>
            <p className="kinds__length">{fill(minutes, { minutes: times.lengthMinutes })}</p>
            <h3>{name}</h3>
            <p className="quiet">{about}</p>
            <GoLink href={kindPath(slug)}>
              {choose}
              <span className="vh">: {name}</span>
            </GoLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
