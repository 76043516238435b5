import type { Exchange } from "./exchange.ts";
import type { Limit } from "./rate-limiter.ts";
import type { RouteHandle } from "./route-table.ts";
import { readVisitorNetwork } from "./visitor-network.ts";

/** A network asks for too many renderings. */
export class TooMany extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super();
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What the cache does not answer. A visitor causes few: fifty behind one address ask for twelve each at once. */
const pages: Limit = { burst: 600, perSecond: 5 };
/** Drawing takes the processor as long as ten pages. Mail programs and link previews ask for a picture once. */
const pictures: Limit = { burst: 120, perSecond: 0.2 };

/** Counts a rendering for the network that asks for it. Throws {@link TooMany} beyond the network's limit. */
export function limitRenderings({ site, request }: Exchange, { slow }: RouteHandle) {
  const asking = readVisitorNetwork(request, { ...site.settings, hashKey: site.networkKey });
  if (!asking) return;
  const kind = slow === "hill" || slow === "share" ? "pictures" : "pages";
  const limit = kind === "pictures" ? pictures : pages;
  const networks = { network: asking.hash, wideNetwork: asking.wideHash };
  const taken = site.rateLimiter.takeOfNetwork(`GET ${slow ?? kind}`, networks, limit, site.clock());
  if (taken.ok) return;
  site.refusals.note({ kind, network: asking.hash });
  throw new TooMany(taken.retryAfterSeconds);
}
