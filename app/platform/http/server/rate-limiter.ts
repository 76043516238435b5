export type Limit = { burst: number; perSecond: number };

export type Taken = { ok: true } | { ok: false; retryAfterSeconds: number };

/** `wideNetwork` is the IPv6 /48 around the network, if it has one. */
export type Networks = { network: string; wideNetwork: string | undefined };

type Bucket = { left: number; seenMs: number };

const maxBuckets = 50_000;
const wideNetworkFactor = 4;

/**
 * How often each visitor's address may do each thing: a bucket of `burst` that fills by `perSecond`. Kept in memory
 * alone, so that no address is stored.
 */
export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>();

  /** Takes one, or says in how many seconds there will be one. */
  take(key: string, { burst, perSecond }: Limit, nowMs: number): Taken {
    const bucket = this.#buckets.get(key) ?? { left: burst, seenMs: nowMs };
    const left = Math.min(burst, bucket.left + (Math.max(0, nowMs - bucket.seenMs) / 1000) * perSecond);
    this.#buckets.delete(key);
    this.#buckets.set(key, { left: left < 1 ? left : left - 1, seenMs: nowMs });
    if (this.#buckets.size > maxBuckets) this.#buckets.delete(this.#buckets.keys().next().value as string);
    return left < 1 ? { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((1 - left) / perSecond)) } : { ok: true };
  }

  /** Takes one of a network's and one of its IPv6 /48's, which has four times as many. */
  takeOfNetwork(name: string, { network, wideNetwork }: Networks, limit: Limit, nowMs: number): Taken {
    const wideKey = wideNetwork && `${name} ${wideNetwork}`;
    const wideLimit = { burst: limit.burst * wideNetworkFactor, perSecond: limit.perSecond * wideNetworkFactor };
    // First, so that a flood from 65,536 networks makes no buckets for them, which would evict those of others.
    const takenWide = wideKey ? this.take(wideKey, wideLimit, nowMs) : undefined;
    if (takenWide && !takenWide.ok) return takenWide;
    const taken = this.take(`${name} ${network}`, limit, nowMs);
    if (!taken.ok && wideKey) this.giveBack(wideKey, wideLimit);
    return taken;
  }

  /** Undoes one that was taken. */
  giveBack(key: string, { burst }: Limit) {
    const bucket = this.#buckets.get(key);
    if (bucket) bucket.left = Math.min(burst, bucket.left + 1);
  }
}
