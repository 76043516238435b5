export type Limit = { burst: number; perSecond: number };

export type Taken = { ok: true } | { ok: false; retryAfterSeconds: number };

type Bucket = { left: number; seenMs: number };

const maxBuckets = 50_000;

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

  /** Undoes one that was taken. */
  giveBack(key: string, { burst }: Limit) {
    const bucket = this.#buckets.get(key);
    if (bucket) bucket.left = Math.min(burst, bucket.left + 1);
  }
}
