type Limit = { max: number; maxAside: number };

/** With the token of a page of ours, more is taken: fifty guests of a fair are behind one address. */
const ofPrograms: Limit = { max: 30, maxAside: 2000 };
const ofPages: Limit = { max: 200, maxAside: 2000 };

/** Limits of one network's day: beyond `max` it is set aside, beyond `maxAside` more it is refused. */
const limits = {
  quiz: ofPrograms,
  "quiz page": ofPages,
  form: ofPrograms,
  "form page": ofPages,
  /** Questions to Dash for the owner's question book; those set aside stay in their conversation alone. */
  "open question": { max: 5, maxAside: 195 },
  "answered question": { max: 200, maxAside: 0 },
} satisfies Record<string, Limit>;

export type PostKind = keyof typeof limits;

/** An IPv6 /48, as a multiple of one network. */
const wideFactor = 4;
/** All senders together while no proxy names them. */
const ofUnknown: Limit = { max: 3000, maxAside: 10_000 };

export type PostVerdict = "taken" | "set aside" | "refused";

/** The limits of a post by the networks that it counts for: its own, and the IPv6 /48 around it. */
export function postLimits(network: { hash: string; wideHash: string } | undefined, kind: PostKind) {
  if (!network) return [{ hash: "", ...ofUnknown }];
  const { max, maxAside } = limits[kind];
  const wide = { hash: network.wideHash, max: max * wideFactor, maxAside: maxAside * wideFactor };
  return [{ hash: network.hash, max, maxAside }, ...(network.wideHash ? [wide] : [])];
}

/** `count` includes the post that is judged. */
export function judgePost(counted: readonly (Limit & { count: number })[]): PostVerdict {
  if (counted.some(({ count, max, maxAside }) => count > max + maxAside)) return "refused";
  return counted.some(({ count, max }) => count > max) ? "set aside" : "taken";
}
