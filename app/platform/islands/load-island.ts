import type { ComponentType } from "react";

export type IslandModule = { default: ComponentType<object> };
type Islands = Record<string, () => Promise<IslandModule>>;

/** Islands of visitors. Those of the desk (`desk-islands.ts`) are named in a file that visitors do not load. */
const islands = import.meta.glob<IslandModule>("./*/islands/*/*.island.tsx", { base: "../../features" });

const find = (name: string, all: Islands) => all[Object.keys(all).find((path) => path.includes(`/${name}.`)) ?? ""];

/** Loads an island's component and the hydration code. In a file of its own: most pages have no island. */
export async function loadIsland(element: HTMLElement): Promise<void> {
  const name = element.dataset.island ?? "";
  const load = find(name, islands) ?? find(name, (await import("./desk-islands.ts")).deskIslands);
  if (!load) return;
  const [island, { mountIsland }] = await Promise.all([load(), import("./mount-island.tsx")]);
  await mountIsland(element, island.default);
}
