import { expect, test } from "vitest";
import { RateLimiter } from "./rate-limiter.ts";

const limit = { burst: 2, perSecond: 0.5 };

test("a burst is let through, then one at a time, and another address is not touched", () => {
  const rateLimiter = new RateLimiter();
  expect(rateLimiter.take("a", limit, 0)).toEqual({ ok: true });
  expect(rateLimiter.take("a", limit, 0)).toEqual({ ok: true });
  expect(rateLimiter.take("a", limit, 0)).toEqual({ ok: false, retryAfterSeconds: 2 });
  expect(rateLimiter.take("b", limit, 0)).toEqual({ ok: true });
  expect(rateLimiter.take("a", limit, 2000)).toEqual({ ok: true });
  expect(rateLimiter.take("a", limit, 2000)).toEqual({ ok: false, retryAfterSeconds: 2 });
});

test("a clock that jumps back takes nothing away", () => {
  const rateLimiter = new RateLimiter();
  rateLimiter.take("a", limit, 10_000);
  expect(rateLimiter.take("a", limit, 0)).toEqual({ ok: true });
});
