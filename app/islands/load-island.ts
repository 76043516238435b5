import type { ComponentType } from "react";

type IslandModule = { default: ComponentType<object> };

const islands = import.meta.glob<IslandModule>("./*/*.island.tsx");

/** Loads an island's component and the hydration code. In a file of its own: most pages have no island. */
export async function loadIsland(element: HTMLElement): Promise<void> {
  const name = element.dataset.island ?? "";
  const load = islands[`./${name}/${name}.island.tsx`];
  if (!load) return;
  const [island, { mountIsland }] = await Promise.all([load(), import("./mount-island.tsx")]);
  await mountIsland(element, island.default);
}
