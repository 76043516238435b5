import type { IncomingMessage, ServerResponse } from "node:http";
import { readBearer } from "#app/rules/owner/owner-proof.ts";
import { RateLimiter, type Taken } from "./rate-limiter.ts";
import type { RouteHandle } from "./route-table.ts";

const wrongFromOne = { burst: 20, perSecond: 0.1 };
/** Refills faster than the limit of one network, so that only several networks can use it up. */
const wrongFromAll = { burst: 300, perSecond: 0.2 };
const allNetworks = "all";
const maxKnownNetworks = 1000;

/**
 * Limits wrong owner's keys, for each network and for all together. A network that has shown the right key since the
 * start has only its own limit, so guesses from elsewhere do not lock the owner out.
 */
export class KeyAttempts {
  readonly #one = new RateLimiter();
  readonly #all = new RateLimiter();
  readonly #knownNetworks = new Set<string>();

  /**
   * Counts a try as wrong before checking it, and takes that back unless it was. `ask` tells whether the key was right,
   * or undefined if none was checked; it is not called if no try is left.
   */
  async judge(network: string, nowMs: number, ask: () => Promise<boolean | undefined>): Promise<Taken> {
    const isKnown = this.#knownNetworks.has(network);
    const taken = this.#one.take(network, wrongFromOne, nowMs);
    if (!taken.ok) return taken;
    const takenOfAll = isKnown ? taken : this.#all.take(allNetworks, wrongFromAll, nowMs);
    let isRight: boolean | undefined;
    try {
      if (takenOfAll.ok) isRight = await ask();
    } finally {
      if (isRight !== false) this.#one.giveBack(network, wrongFromOne);
      if (isRight !== false && takenOfAll.ok && !isKnown) this.#all.giveBack(allNetworks, wrongFromAll);
    }
    if (isRight) this.#remember(network);
    return takenOfAll;
  }

  #remember(network: string) {
    this.#knownNetworks.add(network);
    if (this.#knownNetworks.size > maxKnownNetworks) {
      this.#knownNetworks.delete(this.#knownNetworks.values().next().value as string);
    }
  }
}

/** Whether a post has an owner's key that could be a guess. */
export const showsOwnerKey = ({ headers }: IncomingMessage, { acceptsOwnerKey, ownersPost }: RouteHandle): boolean =>
  acceptsOwnerKey === true || (ownersPost === true && readBearer(headers.authorization ?? "") !== undefined);

/** Reads from the response whether the key was right; undefined if the request failed for another reason. */
export function judgedKey({ statusCode }: ServerResponse): boolean | undefined {
  if (statusCode === 401) return false;
  return statusCode === 303 || statusCode === 201 || undefined;
}
