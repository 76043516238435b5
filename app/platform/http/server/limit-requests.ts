import { paths } from "#facts/paths.ts";
import type { Exchange } from "./exchange.ts";
import { Overloaded } from "./load-shedding.ts";
import type { Limit, Networks } from "./rate-limiter.ts";
import type { RouteHandle } from "./route-table.ts";
import { hashNetworks, readNetworks } from "./visitor-network.ts";

/** A network asks too often. */
export class TooMany extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super();
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Everything: a first page has some thirty files. */
const requests: Limit = { burst: 6000, perSecond: 100 };
/** Answers that the cache does not have. A visitor causes few: fifty behind one address ask for twelve each at once. */
const pages: Limit = { burst: 600, perSecond: 5 };
/** Drawing takes the processor as long as ten pages. Mail programs and link previews ask for a picture once. */
const pictures: Limit = { burst: 120, perSecond: 0.2 };

type Asking = Pick<Exchange, "site" | "request">;
type Counted = { name: string; limit: Limit; kind: "pages" | "pictures" };

/** Returns the networks; undefined if they are unknown. */
function take({ site, request }: Asking, { name, limit, kind }: Counted): Networks | undefined {
  const networks = readNetworks(request, site.settings.trustedProxies);
  const taken = networks && site.rateLimiter.takeOfNetwork(name, networks, limit, site.clock());
  if (!taken || taken.ok) return networks;
  site.refusals.note({ kind, network: hashNetworks(networks, site.networkKey).hash });
  throw new TooMany(taken.retryAfterSeconds);
}

/** Counts a request for its network. Throws {@link TooMany} beyond the network's limit; health checks have none. */
export function limitRequests(asking: Asking) {
  const { url } = asking.request;
  if (url !== paths.healthz() && url !== paths.readyz())
    take(asking, { name: "any request", limit: requests, kind: "pages" });
}

type Rendering = Asking & Pick<Exchange, "response">;

/**
 * Counts a rendering for the network that asks for it, and does it in the network's turn. Throws {@link TooMany} beyond
 * the network's limit.
 */
export async function renderInTurn<Made>(
  asking: Rendering,
  { slow }: RouteHandle,
  render: () => Promise<Made>,
): Promise<Made> {
  const isPicture = slow === "hill" || slow === "share";
  const networks = isPicture
    ? take(asking, { name: `GET ${slow}`, limit: pictures, kind: "pictures" })
    : take(asking, { name: "GET pages", limit: pages, kind: "pages" });
  if (!networks) return render();
  const { networkTurns } = asking.site;
  return networkTurns.take(`${slow} ${networks.wideNetwork ?? networks.network}`, async () => {
    // Nobody reads the answer.
    if (asking.response.destroyed) throw new Overloaded();
    return render();
  });
}
