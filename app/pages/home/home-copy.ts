import type { homeCopy } from "#app/copy/home.ts";

export type HomeCopy = ReturnType<typeof homeCopy>;
