import { isPromisedSlug } from "#facts/promised-kinds.ts";
import { firstKindSlug } from "#facts/session-kind.ts";

const maxCharacters = 60;

/** The last part of a kind's address: small letters without accents, digits and hyphens; never that of a kind of ours. */
export function kindSlug(typed: string): string {
  const letters = typed.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = letters.split(/[^a-z\d]/).filter(Boolean);
  const slug = words.join("-").slice(0, maxCharacters) || "session";
  return slug === firstKindSlug || isPromisedSlug(slug) ? `${slug}-2` : slug;
}
