import type { IncomingMessage, ServerResponse } from "node:http";
import { readBearer } from "../desk-keys.ts";
import { RateLimiter, type Taken } from "./rate-limiter.ts";
import type { RouteHandle } from "./route-table.ts";

const wrongFromOne = { burst: 20, perSecond: 0.1 };

/**
 * Limits wrong keys, passkeys, links and invitations for each network; `check-owner-key.ts` limits wrong owner keys over
 * all networks.
 */
export class KeyAttempts {
  readonly #limiter = new RateLimiter();

  /**
   * Counts a try as wrong before checking it, and takes that back unless it was. `ask` tells whether the key was right,
   * or undefined if none was checked; it is not called if no try is left.
   */
  async judge(network: string, nowMs: number, ask: () => Promise<boolean | undefined>): Promise<Taken> {
    const taken = this.#limiter.take(network, wrongFromOne, nowMs);
    if (!taken.ok) return taken;
    let isRight: boolean | undefined;
    try {
      isRight = await ask();
    } finally {
      if (isRight !== false) this.#limiter.giveBack(network, wrongFromOne);
    }
    return taken;
  }
}

/** Whether a post has an owner's key that could be a guess. */
export const showsOwnerKey = ({ headers }: IncomingMessage, { acceptsOwnerKey, writersPost }: RouteHandle): boolean =>
  acceptsOwnerKey === true || (writersPost === true && readBearer(headers.authorization ?? "") !== undefined);

/** Reads from the response whether the key was right; undefined if the request failed for another reason. */
export function judgedKey({ statusCode }: ServerResponse): boolean | undefined {
  if (statusCode === 401) return false;
  return statusCode === 303 || statusCode === 201 || undefined;
}
