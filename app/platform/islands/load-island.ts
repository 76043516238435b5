import type { ComponentType } from "react";

export type IslandModule = { default: ComponentType<object> };

/** Islands of visitors. Those of the desk (`desk-islands.ts`) are named in a file that visitors do not load. */
const islands = import.meta.glob<IslandModule>("../../features/*/islands/*/*.island.tsx");

/** Loads an island's component and the hydration code. In a file of its own: most pages have no island. */
export async function loadIsland(element: HTMLElement): Promise<void> {
  const name = element.dataset.island ?? "";
  const load = named(name, islands) ?? named(name, (await import("./desk-islands.ts")).deskIslands);
  if (!load) return;
  const [island, { mountIsland }] = await Promise.all([load(), import("./mount-island.tsx")]);
  await mountIsland(element, island.default);
}

const named = (name: string, all: Record<string, () => Promise<IslandModule>>) =>
  Object.entries(all).find(([path]) => path.endsWith(`/${name}.island.tsx`))?.[1];
