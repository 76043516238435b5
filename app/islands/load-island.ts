import type { ComponentType } from "react";

export type IslandModule = { default: ComponentType<object> };

/** All islands but the desk's (`desk-islands.ts`): visitors need not load their names. */
const islands = import.meta.glob<IslandModule>([
  "./*/*.island.tsx",
  "!./{article-writer,page-editor,passkey,picture-crop}/*",
]);

/** Loads an island's component and the hydration code. In a file of its own: most pages have no island. */
export async function loadIsland(element: HTMLElement): Promise<void> {
  const name = element.dataset.island ?? "";
  const path = `./${name}/${name}.island.tsx`;
  const load = islands[path] ?? (await import("./desk-islands.ts")).deskIslands[path];
  if (!load) return;
  const [island, { mountIsland }] = await Promise.all([load(), import("./mount-island.tsx")]);
  await mountIsland(element, island.default);
}
