import type { Db } from "#platform/engine/server/schema.ts";
import type { SubscriberState } from "../../rules/letters.ts";

/** The states of subscribers, by their folded address. */
export async function listConsentStates(
  db: Db,
  emailsFolded: readonly string[],
): Promise<ReadonlyMap<string, SubscriberState>> {
  const rows = await db
    .selectFrom("letter_subscribers")
    .select(["email_folded", "state"])
    .where("email_folded", "in", emailsFolded)
    .execute();
  return new Map(rows.map(({ email_folded, state }) => [email_folded, state]));
}
