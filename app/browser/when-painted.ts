/** Browsers without paint timing time out after one second. */
const maxWaitMs = 1000;

/** Runs after the first paint, so as not to delay it. A hidden tab or a prerendered page does not wait for a frame. */
export async function whenPainted(act: () => void) {
  if (document.readyState === "loading") await next("DOMContentLoaded");
  if (!document.hidden) await Promise.race([painted(), new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
  act();
}

const next = (name: string) => new Promise((resolve) => document.addEventListener(name, resolve, { once: true }));

const painted = () =>
  new Promise<unknown>((resolve) => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }));
