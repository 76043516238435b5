import { deskCopy } from "#app/copy/desk/desk.ts";
import { leadsCopy as copy } from "#app/copy/desk/leads.ts";
import { countedTo } from "#app/desk/frame/counted-to.ts";
import { Flash } from "#app/desk/frame/flash.tsx";
import { Pager } from "#app/desk/frame/pager.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { LeadFilters } from "./lead-filters.tsx";
import { asQuery, maxInCsv } from "./lead-query.ts";
import { LeadTable } from "./lead-table.tsx";
import type { LeadListData } from "./load-lead-list.ts";

export function LeadHead({ counts, flash }: { counts: LeadListData["counts"]; flash?: string | undefined }) {
  const count = (number: number) => deskCopy.atMost(number, countedTo);
  return (
    <header className="desk__head desk__head--row">
      <h1>{copy.title}</h1>
      <p>{copy.counted(count(counts.recent), count(counts.waiting))}</p>
      <Flash words={flash} />
    </header>
  );
}

/** The inbox: filters, rows, next page. */
export function LeadList({ list, selected }: { list: LeadListData; selected?: string }) {
  const { query, leads, next, isFirst, isCut, isCsvCut } = list;
  const isNarrowed = query.q !== "" || query.came !== "" || query.status !== undefined;
  return (
    <div className="inbox">
      <LeadFilters query={query} />
      {leads.length > 0 ? (
        <LeadTable leads={leads} query={{ ...asQuery(query), before: list.cursor }} selected={selected} />
      ) : (
        <p className="inbox__none">{isNarrowed || !isFirst ? copy.nothing : copy.empty}</p>
      )}
      {isCut && <p className="quiet">{copy.cut}</p>}
      {isCsvCut && <p className="quiet">{copy.csv.cut(maxInCsv)}</p>}
      <Pager href={deskPaths.leads(asQuery(query))} next={next} isFirst={isFirst} />
      <p>
        <GoLink href={deskPaths.spam()}>{copy.spam}</GoLink>
      </p>
    </div>
  );
}
