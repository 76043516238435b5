/** For the browsers that tell nobody when they paint, lest somebody be known by it. */
const longestWaitMs = 1000;

/**
 * Does it once something of the page is seen: what runs before holds up its first frame. At once where no frame is to be
 * waited for: in a page that is made ready, in a tab behind others, and in a frame that may stand below the fold.
 */
export function whenPainted(act: () => void) {
  if (document.hidden || window !== top) return act();
  const painted = new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    setTimeout(resolve, longestWaitMs);
  });
  painted.then(act);
}
