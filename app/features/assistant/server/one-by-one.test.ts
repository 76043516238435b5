import { expect, test } from "vitest";
import { oneByOne } from "./dash.ts";

test("others run between the turns of those who come at once", async () => {
  const order: string[] = [];
  let isOver = false;
  const others = () => {
    order.push("others");
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  const turn = oneByOne();
  await Promise.all(["first", "second", "third"].map((name) => turn().then(() => order.push(name))));
  isOver = true;
  expect(order.join(" ")).toMatch(/first (?:others )+second (?:others )+third/);
});
