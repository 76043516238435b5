import { holdSubmits } from "./hold-submits.ts";

/** How near to the viewport an island comes before its script is fetched. */
const nearby = "400px";

/** Brings each island of the page to life when it comes near; a page without one loads nothing more. */
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
