import type { Db } from "#platform/engine/server/schema.ts";
import { type FirstSource, firstSource } from "../../rules/first-source.ts";
import type { Attribution } from "../../rules/read-attribution.ts";

const maxPage = 300;

/** As a path; empty if unknown. */
const pageOf = ({ page }: FirstSource) => (page === undefined ? "" : `/${page}`.slice(0, maxPage));

/** Notes how a lead came, the first time that it is known. */
export async function noteSource(tx: Db, leadId: string, attribution: Attribution, ownHost: string): Promise<void> {
  const came = firstSource(attribution, ownHost);
  if (!came) return;
  await tx
    .updateTable("leads")
    .set({ first_source: came.source, first_page: pageOf(came), first_campaign: came.campaign })
    .where("id", "=", leadId)
    .where("first_source", "=", "")
    .execute();
}
