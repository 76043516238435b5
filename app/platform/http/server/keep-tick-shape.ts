import { createHook } from "node:async_hooks";

const kept: object[] = [];

/**
 * Node makes an object for each of the six or so ticks of a request. V8 forgets the shape they share once it collects
 * garbage while none of them is about, and from then on fills each the slow way for as long as the process lives: a
 * tenth of what a cached page costs. One that stays keeps the shape. Call it before the first garbage is collected; gives
 * how many are kept.
 */
export function keepTickShape(): number {
  const keep = (_id: number, type: string, _trigger: number, tick: object) => type === "TickObject" && kept.push(tick);
  const hook = createHook({ init: keep }).enable();
  process.nextTick(() => {});
  hook.disable();
  return kept.length;
}
