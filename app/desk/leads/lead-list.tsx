import { deskCopy } from "#app/copy/desk.ts";
import { leadsCopy as copy } from "#app/copy/desk-leads.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { countedTo } from "../counted-to.ts";
import { Pager } from "../pager.tsx";
import { Said } from "../said.tsx";
import { asQuery, mostInCsv } from "./lead-query.ts";
import { LeadSieve } from "./lead-sieve.tsx";
import { LeadTable } from "./lead-table.tsx";
import type { LeadListData } from "./load-lead-list.ts";

export function LeadHead({ counts, said }: { counts: LeadListData["counts"]; said?: string | undefined }) {
  const count = (number: number) => deskCopy.atMost(number, countedTo);
  return (
    <header className="desk__head desk__head--row">
      <h1>{copy.title}</h1>
      <p>{copy.counted(count(counts.recent), count(counts.waiting))}</p>
      <Said words={said} />
    </header>
  );
}

/** The inbox: what it is narrowed by, its rows, and the way on. */
export function LeadList({ list, selected }: { list: LeadListData; selected?: string }) {
  const { query, leads, next, isFirst, isCut, isCsvCut } = list;
  const isNarrowed = query.q !== "" || query.came !== "" || query.status !== undefined;
  return (
    <div className="inbox">
      <LeadSieve query={query} />
      {leads.length > 0 ? (
        <LeadTable leads={leads} query={{ ...asQuery(query), before: list.place }} selected={selected} />
      ) : (
        <p className="inbox__none">{isNarrowed || !isFirst ? copy.nothing : copy.empty}</p>
      )}
      {isCut && <p className="quiet">{copy.cut}</p>}
      {isCsvCut && <p className="quiet">{copy.csv.cut(mostInCsv)}</p>}
      <Pager href={deskPaths.leads(asQuery(query))} next={next} isFirst={isFirst} />
      <p>
        <GoLink href={deskPaths.setAside()}>{copy.setAside}</GoLink>
      </p>
    </div>
  );
}
