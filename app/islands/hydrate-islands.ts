import type { ComponentType } from "react";

type IslandModule = { default: ComponentType<object> };

const islands = import.meta.glob<IslandModule>("./*/*.island.tsx");

/** How near to the viewport an island comes before its script is fetched. */
const nearby = "400px";

/** Brings each island of the page to life when it comes near; a page without one loads nothing more. */
export function hydrateIslands() {
  const found = document.querySelectorAll<HTMLElement>("[data-island]");
  if (found.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void hydrate(target as HTMLElement);
      }
    },
    { rootMargin: nearby },
  );
  for (const element of found) observer.observe(element);
}

async function hydrate(element: HTMLElement) {
  const name = element.dataset.island ?? "";
  const load = islands[`./${name}/${name}.island.tsx`];
  if (!load) return;
  const [island, { mountIsland }] = await Promise.all([load(), import("./mount-island.tsx")]);
  mountIsland(element, island.default);
}
