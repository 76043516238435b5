import type { Attribution } from "./read-attribution.ts";
import { type VisitSource, visitSource } from "./visit-source.ts";

export type FirstSource = {
  source: VisitSource;
  /** `utm_source`, else the host that linked here. */
  from: string;
  campaign: string;
  term: string;
  /** The path of the first page, without its first slash; undefined if unknown. */
  page: string | undefined;
};

const keys = ["utm_source", "utm_medium"] as const;

/** Reads the source of a visitor from their attribution; undefined if that is empty. */
export function firstSource(attribution: Attribution, ownHost: string): FirstSource | undefined {
  const { landingPage = "", referrer = "", utm_source = "", utm_campaign = "", utm_term = "" } = attribution;
  if (!Object.values(attribution).some(Boolean)) return undefined;
  const given = keys.flatMap((key) => (attribution[key] ? [[key, attribution[key]]] : []));
  const source = visitSource({ referrer, query: new URLSearchParams(given), ownHost });
  const host = URL.canParse(referrer) ? new URL(referrer).host : "";
  return {
    source,
    from: utm_source || (host === ownHost ? "" : host.replace(/^www\./, "")),
    campaign: utm_campaign,
    term: utm_term,
    page: landingPage.startsWith("/") ? landingPage.slice(1) : undefined,
  };
}
