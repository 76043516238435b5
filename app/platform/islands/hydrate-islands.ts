/** Islands load at this distance from the viewport. */
const nearby = "400px";

/** Hydrates each island when it comes near the viewport; a page without one loads nothing more. */
export function hydrateIslands() {
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    let isAwake = false;
    const wake = () => {
      if (isAwake) return;
      isAwake = true;
      void hydrate(island).finally(release);
    };
    const release = holdSubmits(island, wake);
    whenNear(island, wake);
  }
}

function whenNear(island: HTMLElement, wake: () => void) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: nearby },
  );
  observer.observe(island);
}

async function hydrate(element: HTMLElement) {
  const island = await import("./load-island.ts");
  await island.loadIsland(element);
}

/**
 * Holds a form marked `data-hold` that is submitted before hydration: wakes the island, waits, and submits again. If
 * the script fails to load, the browser submits it.
 */
function holdSubmits(island: Element, wake: () => void): () => void {
  let held: HTMLElement | null = null;
  const hold = (event: SubmitEvent) => {
    if (!(event.target as Element).matches("[data-hold]")) return;
    event.preventDefault();
    held = event.submitter;
    wake();
  };
  island.addEventListener("submit", hold as EventListener, true);
  return () => {
    island.removeEventListener("submit", hold as EventListener, true);
    held?.click();
  };
}
