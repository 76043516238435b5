import type { servicesCopy } from "#app/copy/services.ts";

export type ServicesCopy = ReturnType<typeof servicesCopy>;
