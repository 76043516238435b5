import type { IslandModule } from "./load-island.ts";

/** Islands of the desk alone. */
export const deskIslands = import.meta.glob<IslandModule>("../../features/*/desk/islands/*/*.island.tsx");
