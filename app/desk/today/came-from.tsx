import { leadsCopy } from "#app/copy/desk/leads.ts";
import { todayCopy as copy } from "#app/copy/desk/today.ts";
import { Bars } from "#app/desk/frame/bars.tsx";
import { DeskFacts } from "#app/desk/frame/desk-facts.tsx";
import type { VisitSource } from "#app/rules/visits/visit-source.ts";
import type { Figures } from "./load-figures.ts";

/** Sources of visits, pages read, and form results. */
export function CameFrom({ figures: { from, pages, forms } }: { figures: Figures }) {
  const sources = from.map(({ path, count }) => ({
    key: path,
    name: copy.sources[path as VisitSource] ?? path,
    count,
  }));
  const read = pages.map(({ path, count }) => ({ key: path, name: <a href={path}>{path}</a>, count }));
  const seen = forms
    .filter(({ shown, sent }) => shown + sent > 0)
    .map(({ form, shown, sent }) => [leadsCopy.way(form), copy.forms.line(sent, shown)] as const);
  return (
    <section className="counted" aria-label={copy.counts}>
      <div className="counted__from">
        <h2>{copy.from.title}</h2>
        {sources.length > 0 ? <Bars bars={sources} /> : <p className="quiet">{copy.from.none}</p>}
      </div>
      <div>
        <h2>{copy.pages.title}</h2>
        {read.length > 0 ? <Bars bars={read} areNamesLong /> : <p className="quiet">{copy.from.none}</p>}
      </div>
      <div>
        <h2>{copy.forms.title}</h2>
        {seen.length > 0 ? <DeskFacts rows={seen} /> : <p className="quiet">{copy.forms.none}</p>}
      </div>
      <p className="quiet counted__how">{copy.counted}</p>
    </section>
  );
}
