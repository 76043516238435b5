import { deskPaths } from "#facts/desk-paths.ts";
import { countedTo } from "#platform/desk/counted-to.ts";
import { Flash } from "#platform/desk/flash.tsx";
import { Pager } from "#platform/desk/pager.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { pageName } from "../page-name.ts";
import { leadsCopy as copy } from "../words/desk.ts";
import { nameSource, sourceNames } from "../words/lead-sources.ts";
import { BulkForm } from "./bulk-form.tsx";
import { LeadFilters } from "./lead-filters.tsx";
import { asPlace, asQuery, type LeadQuery } from "./lead-query.ts";
import { LeadTable } from "./lead-table.tsx";
import type { LeadListData } from "./load-lead-list.ts";
import "./lead-list.css";

/** As many rows fit a screen, with the filters above them. */
const maxShortRows = 6;

const count = (number: number) => deskCopy.atMost(number, countedTo);

export const LeadHead = ({ counts, flash }: { counts: LeadListData["counts"]; flash?: string | undefined }) => (
  <header className="desk__head desk__head--row">
    <h1>{copy.title}</h1>
    <p>{copy.counted(count(counts.recent), count(counts.waiting))}</p>
    <Flash words={flash} />
  </header>
);

/** The list: everybody or those due, filters, rows, next page. */
export function LeadList({ list, selected }: { list: LeadListData; selected?: string }) {
  const { query, leads, next, isCut, today, counts } = list;
  return (
    <div className={leads.length > maxShortRows ? "inbox" : "inbox inbox--short"}>
      <Lists query={query} counts={counts} />
      <LeadFilters query={query} tags={list.tags} />
      {isOfFigure(query) && <OfFigure query={query} />}
      {leads.length > 0 ? (
        <LeadTable leads={leads} query={asPlace(query)} sort={sortOf(query)} today={today} selected={selected} />
      ) : (
        <p className="inbox__none">{sayNobody(query)}</p>
      )}
      {leads.length > 0 && selected === undefined && (
        <BulkForm action={deskPaths.leads(asPlace(query))} tags={list.tags} />
      )}
      {isCut && <p className="quiet">{copy.cut}</p>}
      <Pager href={deskPaths.leads(asQuery(query))} next={next} isFirst={query.before === ""} />
      <p>
        <GoLink href={deskPaths.spam()}>{copy.spam}</GoLink>
      </p>
    </div>
  );
}

/** The chosen order, or that of everybody. */
const sortOf = ({ sort, isDue, isWaiting }: LeadQuery) => sort ?? (isDue || isWaiting ? undefined : "contact");

const isOfFigure = ({ since, found, page, campaign, newSince }: LeadQuery) =>
  [since, found, page, campaign, newSince].some(Boolean);

/** Names the figure that the list shows the people of, and links to the whole list. */
function OfFigure({ query }: { query: LeadQuery }) {
  const { calendarDay } = useBusinessTime();
  const { since, found, page, campaign, newSince, until } = query;
  const words = [
    since && copy.since(calendarDay(since)),
    newSince && copy.newSince(calendarDay(newSince)),
    until && copy.until(calendarDay(until)),
    found && copy.found(found === "unknown" ? sourceNames[""] : nameSource(found)),
    page && copy.firstPage(page === "unknown" ? sourceNames[""] : pageName(page)),
    campaign && copy.campaign(campaign),
  ];
  const all = { ...query, since: "", found: "", page: "", campaign: "", newSince: "", until: "" };
  return (
    <p>
      {words.filter(Boolean).join(" ")}{" "}
      <a href={deskPaths.leads(asQuery(all))}>{found || page || campaign ? copy.showAll : copy.ofAllTime}</a>
    </p>
  );
}

function sayNobody(query: LeadQuery): string {
  const { q, came, status, tag, before, isDue, isWaiting } = query;
  if (isOfFigure(query) || [q, came, tag].some(Boolean) || status !== undefined || before !== "") return copy.nothing;
  if (isWaiting) return copy.nobodyWaits;
  return isDue ? copy.nothingDue : copy.empty;
}

function Lists({ query, counts }: { query: LeadQuery; counts: LeadListData["counts"] }) {
  const { isDue, isWaiting } = query;
  const lists = [
    { of: { isDue: false, isWaiting: false }, words: copy.lists.everybody },
    { of: { isDue: false, isWaiting: true }, words: `${copy.lists.waiting} ${count(counts.waiting)}` },
    { of: { isDue: true, isWaiting: false }, words: `${copy.lists.due} ${count(counts.due)}` },
  ];
  return (
    <nav className="desk__tabs" aria-label={copy.lists.label}>
      {lists.map(({ of, words }) => (
        <a
          key={words}
          href={deskPaths.leads(asQuery({ ...query, ...of }))}
          aria-current={of.isDue === isDue && of.isWaiting === isWaiting ? "page" : undefined}
        >
          {words}
        </a>
      ))}
    </nav>
  );
}
