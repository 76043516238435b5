import { writersAndPrograms } from "#features/articles/desk/programs.ts";
import type { Route } from "./+types/open-desk";

/** The frame of the desk for pages that writers and publishing programs may use, too. */
export { default, handle, loader, meta } from "./desk.tsx";
export const middleware: Route.MiddlewareFunction[] = [writersAndPrograms];
