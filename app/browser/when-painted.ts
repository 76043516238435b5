/** For the browsers that tell nobody when they paint, lest somebody be known by it. */
const maxWaitMs = 1000;

/**
 * Does it once the document is there and something of it is seen: what runs before holds up its first frame. In a tab
 * behind others and in a page that is made ready there is no frame to wait for.
 */
export async function whenPainted(act: () => void) {
  if (document.readyState === "loading") await next("DOMContentLoaded");
  if (!document.hidden) await Promise.race([painted(), new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
  act();
}

const next = (name: string) => new Promise((resolve) => document.addEventListener(name, resolve, { once: true }));

const painted = () =>
  new Promise<unknown>((resolve) => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }));
