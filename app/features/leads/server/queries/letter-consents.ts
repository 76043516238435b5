import type { Db } from "#platform/engine/server/schema.ts";
import { type LetterConsent, letterConsent } from "../../rules/letter-consent.ts";

type Agreed = { email_folded: string; wants_letters: number };

/** How far the consent of some leads to letters is, by their address. */
export async function listConsents(db: Db, leads: readonly Agreed[]): Promise<Map<string, LetterConsent | undefined>> {
  if (leads.length === 0) return new Map();
  const addresses = leads.map(({ email_folded }) => email_folded);
  const rows = await db
    .selectFrom("letter_subscribers")
    .select(["email_folded", "state"])
    .where("email_folded", "in", addresses)
    .execute();
  const states = new Map(rows.map(({ email_folded, state }) => [email_folded, state]));
  return new Map(
    leads.map(({ email_folded, wants_letters }) => [
      email_folded,
      letterConsent(wants_letters === 1, states.get(email_folded)),
    ]),
  );
}
