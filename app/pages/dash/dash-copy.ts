import type { dashCopy } from "#app/copy/dash.ts";

export type DashCopy = ReturnType<typeof dashCopy>;
