import { expect, test } from "vitest";
import { makeDrawOnce, type PictureKind } from "./draw-once.ts";

const stays = () => new AbortController().signal;

function makeStudio() {
  const drawOnce = makeDrawOnce();
  const drawn: unknown[] = [];
  const doors: PromiseWithResolvers<void>[] = [];
  const ask = (subject: unknown, { kind = "hill" as PictureKind, left = stays(), bytes = 1, isHeld = false } = {}) => {
    const door = Promise.withResolvers<void>();
    if (isHeld) doors.push(door);
    else door.resolve();
    const draw = async () => {
      drawn.push(subject);
      await door.promise;
      return Buffer.alloc(bytes);
    };
    return drawOnce({ kind, subject, left, draw });
  };
  return { ask, drawn, open: () => doors.forEach((door) => void door.resolve()) };
}

test("a picture is drawn once for all who ask, at once or later, and anew for another subject or kind", async () => {
  const { ask, drawn } = makeStudio();
  await Promise.all([ask({ brand: "A" }), ask({ brand: "A" })]);
  await ask({ brand: "A" });
  expect(drawn).toEqual([{ brand: "A" }]);
  await ask({ brand: "B" });
  await ask({ brand: "A" }, { kind: "share" });
  expect(drawn).toHaveLength(3);
});

test("too many of a kind are refused at once; another kind is drawn, and so is the refused one later", async () => {
  const { ask, drawn, open } = makeStudio();
  const all = Array.from({ length: 18 }, (_, index) => ask(index, { isHeld: true }));
  expect(await ask("one more")).toBeUndefined();
  const other = ask("other", { kind: "share" });
  open();
  expect(await Promise.all([...all, other])).not.toContain(undefined);
  expect(drawn.indexOf("other")).toBe(3);
  expect(await ask("one more")).toBeInstanceOf(Buffer);
});

test("what nobody waits for is not drawn; one who stays gets it", async () => {
  const { ask, drawn, open } = makeStudio();
  const leaves = new AbortController();
  const busy = [1, 2].map((index) => ask(index, { isHeld: true }));
  const left = ask("left", { left: leaves.signal });
  const shared = [ask("shared", { left: leaves.signal }), ask("shared")];
  leaves.abort();
  open();
  await Promise.all(busy);
  expect(await left).toBeUndefined();
  expect(await Promise.all(shared)).not.toContain(undefined);
  expect(drawn).toEqual([1, 2, "shared"]);
  expect(await ask("left")).toBeInstanceOf(Buffer);
});

test("a drawing that fails is tried again", async () => {
  const drawOnce = makeDrawOnce();
  const draw = () => Promise.reject(new Error("no font"));
  await expect(drawOnce({ kind: "hill", subject: 1, left: stays(), draw })).rejects.toThrow("no font");
  const again = drawOnce({ kind: "hill", subject: 1, left: stays(), draw: async () => Buffer.from("x") });
  expect(await again).toBeInstanceOf(Buffer);
});

test("beyond its memory a kind drops what was asked for longest ago, and no other kind's", async () => {
  const { ask, drawn } = makeStudio();
  const large = { bytes: 6 * 1024 * 1024 };
  await ask("share", { kind: "share", ...large });
  for (const subject of [1, 2, 1, 3, 1, 2]) await ask(subject, large);
  await ask("share", { kind: "share" });
  expect(drawn).toEqual(["share", 1, 2, 3, 2]);
});
