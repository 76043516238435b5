import { expect, test } from "vitest";
import { Limits } from "./limits.ts";

const limit = { burst: 2, perSecond: 0.5 };

test("a burst is let through, then one at a time, and another address is not touched", () => {
  const limits = new Limits();
  expect(limits.take("a", limit, 0)).toEqual({ ok: true });
  expect(limits.take("a", limit, 0)).toEqual({ ok: true });
  expect(limits.take("a", limit, 0)).toEqual({ ok: false, retryAfterSeconds: 2 });
  expect(limits.take("b", limit, 0)).toEqual({ ok: true });
  expect(limits.take("a", limit, 2000)).toEqual({ ok: true });
  expect(limits.take("a", limit, 2000)).toEqual({ ok: false, retryAfterSeconds: 2 });
});

test("a clock that jumps back takes nothing away", () => {
  const limits = new Limits();
  limits.take("a", limit, 10_000);
  expect(limits.take("a", limit, 0)).toEqual({ ok: true });
});
