import type { aboutCopy } from "#app/copy/about.ts";

export type AboutCopy = ReturnType<typeof aboutCopy>;
