import { deskPaths } from "#facts/desk-paths.ts";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { searchCopy as copy } from "#platform/desk/words/search.ts";
import { servicesOf } from "#platform/http/services.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import type { Route } from "./+types/search";
import { type Found, searchDesk } from "./search-desk.ts";
import "./search.css";

const maxCharacters = 100;

export async function loader({ request, context }: Route.LoaderArgs) {
  const q = (new URL(request.url).searchParams.get("q") ?? "").slice(0, maxCharacters).trim();
  return { q, found: await searchDesk(q, servicesOf(context)) };
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function SearchPage({ loaderData: { q, found } }: Route.ComponentProps) {
  const count = found.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <>
      <header className="desk__head">
        <h1>{copy.title}</h1>
        <p role="status">{q === "" ? copy.lead : copy.found(count, q)}</p>
        {q !== "" && count === 0 && <p className="quiet">{copy.nothing}</p>}
        {q !== "" && <GoLink href={deskPaths.words({ q })}>{copy.inWords(q)}</GoLink>}
      </header>
      {found.map((each) => (
        <Group key={each.group} q={q} found={each} />
      ))}
    </>
  );
}

const Group = ({ q, found: { group, hits, isMore } }: { q: string; found: Found }) => (
  <section className="hits" aria-labelledby={group}>
    <div className="desk__h">
      <h2 id={group}>{copy.groups[group]}</h2>
      {group === "people" && isMore && <GoLink href={deskPaths.leads({ q })}>{copy.morePeople}</GoLink>}
    </div>
    <ul>
      {hits.map(({ href, title, note }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page's hits never change
        <li key={place}>
          <a href={href}>{title}</a>
          <span className="quiet">{note}</span>
        </li>
      ))}
    </ul>
  </section>
);
