import { limitQueue } from "#platform/child-process/server/limit-concurrency.ts";
import { type Limit, RateLimiter } from "#platform/http/server/rate-limiter.ts";

/** From all networks together, and from each known browser or network. */
const wrongKeys: Limit = { burst: 300, perSecond: 0.2 };
/** A provider may give one customer a whole IPv6 /48, which has 65,536 networks. */
const wrongFromWideNetwork: Limit = { burst: 60, perSecond: 0.1 };
const maxWaiting = 20;
const maxKnownNetworks = 1000;

/** The sender of a key: its `desk-browser` token, and the hashes of its network and of its IPv6 /48. */
export type KeySender = {
  browser?: string | undefined;
  network?: string | undefined;
  wideNetwork?: string | undefined;
};

type Deps = {
  /** The id of the key in force, if this is it. */
  findKey: (key: string) => Promise<number | undefined>;
  findOwnersBrowser: (token: string) => Promise<string | undefined>;
  clock: () => number;
};

/**
 * Limits wrong owner keys from all networks. A browser with which the owner has opened the desk, or a network that has
 * shown the right key since the start, has a limit of its own, and all of them share a queue of their own: guesses from
 * elsewhere do not lock the owner out.
 */
export function makeOwnerKeyCheck({ findKey, findOwnersBrowser, clock }: Deps) {
  const limiter = new RateLimiter();
  const knownNetworks = new Set<string>();
  // One at a time: each takes a thread that compression and files need too.
  const queueOfKnown = limitQueue(1, maxWaiting);
  const queueOfUnknown = limitQueue(1, maxWaiting);
  /** Resolves with the id of the key, undefined for a wrong key, and "later" if too many tries were wrong or wait. */
  return async function checkOwnerKey(key: string, sender: KeySender): Promise<number | "later" | undefined> {
    const knownBrowser = sender.browser && (await findOwnersBrowser(sender.browser));
    const knownNetwork = sender.network && knownNetworks.has(sender.network) ? sender.network : undefined;
    const known = knownBrowser || knownNetwork;
    const limits = limitsOf(known, sender.wideNetwork);
    // Taken before the check: many may come at once.
    const taken = limits.filter(([name, limit]) => limiter.take(name, limit, clock()).ok);
    let found: number | "busy" | undefined = "busy";
    try {
      const runQueued = known ? queueOfKnown : queueOfUnknown;
      if (taken.length === limits.length) found = await runQueued(() => findKey(key));
    } finally {
      if (found !== undefined) for (const [name, limit] of taken) limiter.giveBack(name, limit);
    }
    if (typeof found === "number" && sender.network) remember(knownNetworks, sender.network);
    return found === "busy" ? "later" : found;
  };
}

function remember(networks: Set<string>, network: string) {
  networks.add(network);
  const [oldest = ""] = networks;
  if (networks.size > maxKnownNetworks) networks.delete(oldest);
}

function limitsOf(known: string | undefined, wideNetwork: string | undefined): [string, Limit][] {
  if (known) return [[`known ${known}`, wrongKeys]];
  const limits: [string, Limit][] = [["all", wrongKeys]];
  if (wideNetwork) limits.push([`network ${wideNetwork}`, wrongFromWideNetwork]);
  return limits;
}
