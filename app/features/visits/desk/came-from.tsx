import { deskPaths } from "#facts/desk-paths.ts";
import { pageName } from "#features/leads/page-name.ts";
import { leadsCopy } from "#features/leads/words/desk.ts";
import { nameSource } from "#features/leads/words/lead-sources.ts";
import { Bars } from "#platform/desk/bars.tsx";
import { compareFigures } from "#platform/desk/compare-figures.ts";
import { DeskFacts } from "#platform/desk/desk-facts.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import type { ReadFigures as Figures } from "../server/read-figures.ts";
import { visitPaths } from "../visit-paths.ts";
import { figuresCopy as copy } from "../words/today.ts";

type Counted = Figures["from"][number];

const asBar = ({ path, count, before }: Counted, name = path) => ({
  key: path,
  name,
  count,
  change: compareFigures(count, before),
});

/** Sources of visits, pages read, and form results. */
export function CameFrom({ figures: { from, pages, titles, forms, period } }: { figures: Figures }) {
  const sources = from.map((each) => asBar(each, nameSource(each.path)));
  const read = pages.map((each) => ({ ...asBar(each), name: <a href={each.path}>{pageName(each.path, titles)}</a> }));
  return (
    <section className="counted" aria-label={copy.counts}>
      <div className="counted__from">
        <div className="desk__h">
          <h2>{copy.from.title}</h2>
          <GoLink href={visitPaths.visibility()}>{copy.from.more}</GoLink>
        </div>
        {sources.length > 0 ? <Bars bars={sources} /> : <p className="quiet">{copy.from.none}</p>}
      </div>
      <div>
        <h2>{copy.pages.title}</h2>
        {read.length > 0 ? <Bars bars={read} areNamesLong /> : <p className="quiet">{copy.from.none}</p>}
      </div>
      <div>
        <h2>{copy.forms.title}</h2>
        <FormResults forms={forms} since={period.fromDay} />
      </div>
      <p className="quiet counted__how">{copy.counted}</p>
    </section>
  );
}

function FormResults({ forms, since }: Pick<Figures, "forms"> & { since: string }) {
  const seen = forms.filter(({ shown, sent }) => shown.now + sent.now + sent.before > 0);
  if (seen.length === 0) return <p className="quiet">{copy.forms.none}</p>;
  const rows = seen.map(({ form, shown, sent }) => {
    const words = copy.forms.line(sent, shown);
    const name = leadsCopy.way(form);
    return [
      name,
      sent.now > 0 ? (
        <a key={form} href={deskPaths.leads({ came: form, since })}>
          {words}
        </a>
      ) : (
        words
      ),
    ] as const;
  });
  return <DeskFacts rows={rows} />;
}
