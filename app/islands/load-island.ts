import type { ComponentType } from "react";

type IslandModule = { default: ComponentType<object> };

const islands = import.meta.glob<IslandModule>("./*/*.island.tsx");

/** Fetches an island's component with what brings it to life, and does so. Loaded apart: most pages have no island. */
export async function loadIsland(element: HTMLElement): Promise<void> {
  const name = element.dataset.island ?? "";
  const load = islands[`./${name}/${name}.island.tsx`];
  if (!load) return;
  const [island, { mountIsland }] = await Promise.all([load(), import("./mount-island.tsx")]);
  await mountIsland(element, island.default);
}
