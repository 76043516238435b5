import type { visibilityBlueprintCopy } from "#app/copy/visibility-blueprint.ts";

export type BlueprintCopy = ReturnType<typeof visibilityBlueprintCopy>;
