import { useRootData } from "./root-data.ts";

/** The year of rendering; the error page has no loader data and is rendered now. */
export const useYear = (): number => useRootData()?.year ?? new Date().getUTCFullYear();
