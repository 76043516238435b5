import type { IslandModule } from "./load-island.ts";

/** Islands of the desk alone. */
export const deskIslands = import.meta.glob<IslandModule>(
  "./{article-writer,page-editor,passkey,picture-crop}/*.island.tsx",
);
