import type { Server } from "#platform/process/server/server.ts";
import { type LetterConsent, letterConsent } from "../rules/letter-consent.ts";

type Agreed = { email_folded: string; wants_letters: number };

/** How far the consent of some leads to letters is, by their folded address. */
export async function listConsents(
  { db, features }: Pick<Server, "db" | "features">,
  leads: readonly Agreed[],
): Promise<Map<string, LetterConsent | undefined>> {
  if (leads.length === 0) return new Map();
  const addresses = leads.map(({ email_folded }) => email_folded);
  const known = await Promise.all(features.flatMap(({ consents }) => consents?.(db, addresses) ?? []));
  const stateOf = (address: string) => known.map((states) => states.get(address)).find(Boolean);
  return new Map(
    leads.map(({ email_folded, wants_letters }) => [
      email_folded,
      letterConsent(wants_letters === 1, stateOf(email_folded)),
    ]),
  );
}
