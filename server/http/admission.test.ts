import { expect, test } from "vitest";
import { admit, Overloaded } from "./admission.ts";

test("what is beyond the bound is turned away, and let in again once something is done, also after a failure", async () => {
  const ends: (() => void)[] = [];
  const work = admit((fails: boolean) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    ends.push(() => (fails ? reject(new Error("failed")) : resolve("done")));
    return promise;
  }, 2);
  const [one, other] = [work(false), work(true)];
  await expect(work(false)).rejects.toBeInstanceOf(Overloaded);
  for (const end of ends) end();
  expect(await one).toBe("done");
  await expect(other).rejects.toThrow("failed");
  const third = work(false);
  ends.at(-1)?.();
  expect(await third).toBe("done");
});
