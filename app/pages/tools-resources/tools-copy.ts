import type { toolsResourcesCopy } from "#app/copy/tools-resources.ts";

export type ToolsCopy = ReturnType<typeof toolsResourcesCopy>;
