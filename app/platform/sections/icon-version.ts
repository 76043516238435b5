import type { Facts } from "#facts/facts.ts";

/** An icon's address, so that browsers ask again once it is the owner's, or in another colour. */
export function withVersion(path: string, { look }: Facts): string {
  const version = look?.mark?.version ?? look?.accent?.version;
  return version ? `${path}?v=${version}` : path;
}
