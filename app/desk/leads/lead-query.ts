import { leadsCopy } from "#app/copy/desk/leads.ts";
import type { DeskLeadsQuery } from "#app/desk-paths.ts";
import { readLeadStatus } from "#app/rules/leads/lead-status.ts";

/** The most rows in a CSV file. */
export const maxInCsv = 50_000;

export function readLeadQuery(request: Request) {
  const { searchParams } = new URL(request.url);
  const came = searchParams.get("came") ?? "";
  return {
    q: (searchParams.get("q") ?? "").slice(0, 100),
    came: came in leadsCopy.ways ? came : "",
    status: readLeadStatus(searchParams.get("status")),
  };
}

export type LeadQuery = ReturnType<typeof readLeadQuery>;

export const asQuery = ({ q, came, status }: LeadQuery): DeskLeadsQuery => ({ q, came, status });
