import { expect, test } from "vitest";
import { RateLimiter } from "./rate-limiter.ts";

const limit = { burst: 2, perSecond: 0.5 };

test("a burst is accepted, then one at a time, and other addresses are not affected", () => {
  const rateLimiter = new RateLimiter();
  expect(rateLimiter.take("a", limit, 0)).toEqual({ ok: true });
  expect(rateLimiter.take("a", limit, 0)).toEqual({ ok: true });
  expect(rateLimiter.take("a", limit, 0)).toEqual({ ok: false, retryAfterSeconds: 2 });
  expect(rateLimiter.take("b", limit, 0)).toEqual({ ok: true });
  expect(rateLimiter.take("a", limit, 2000)).toEqual({ ok: true });
  expect(rateLimiter.take("a", limit, 2000)).toEqual({ ok: false, retryAfterSeconds: 2 });
});

test("a clock that jumps back does not reduce what is allowed", () => {
  const rateLimiter = new RateLimiter();
  rateLimiter.take("a", limit, 10_000);
  expect(rateLimiter.take("a", limit, 0)).toEqual({ ok: true });
});
