type Limit = { max: number; maxAside: number };

/** What one network may send of a kind in a day; beyond `max` it is set aside, beyond `maxAside` more refused. */
const ofPrograms: Limit = { max: 30, maxAside: 2000 };
/** With the token of a page of ours: fifty guests of a fair are behind one address. */
const ofPages: Limit = { max: 200, maxAside: 2000 };
/** An IPv6 /48, as a multiple of one network. */
const wideFactor = 4;
/** All senders together while no proxy names them. */
const ofUnknown: Limit = { max: 3000, maxAside: 10_000 };

export type PostVerdict = "taken" | "set aside" | "refused";

/** The limits of a post by the networks that it counts for: its own, and the IPv6 /48 around it. */
export function postLimits(network: { hash: string; wideHash: string } | undefined, isFromPage: boolean) {
  if (!network) return [{ hash: "", ...ofUnknown }];
  const { max, maxAside } = isFromPage ? ofPages : ofPrograms;
  const wide = { hash: network.wideHash, max: max * wideFactor, maxAside: maxAside * wideFactor };
  return [{ hash: network.hash, max, maxAside }, ...(network.wideHash ? [wide] : [])];
}

/** `count` includes the post that is judged. */
export function judgePost(limits: readonly (Limit & { count: number })[]): PostVerdict {
  if (limits.some(({ count, max, maxAside }) => count > max + maxAside)) return "refused";
  return limits.some(({ count, max }) => count > max) ? "set aside" : "taken";
}
