import type { verticalsCopy } from "#app/copy/verticals.ts";

export type VerticalsCopy = ReturnType<typeof verticalsCopy>;
