import { expect, test, vi } from "vitest";
import { askFeed } from "./ask-feed.ts";

test("a silent feed is given up after 30 s [9.feed.timeout]", async () => {
  const late = new Error("late");
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(late));
  await expect(askFeed("http://127.0.0.1:9/", new AbortController().signal)).rejects.toBe(late);
  expect(timeout).toHaveBeenCalledWith(30_000);
  timeout.mockRestore();
});
