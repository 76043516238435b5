import type { Route } from "./+types/open-desk";
import { writersAndPrograms } from "./programs.ts";

/** The frame of the desk for pages that writers and publishing programs may use, too. */
export { default, handle, loader, meta } from "#features/desk/frame/desk.tsx";
export const middleware: Route.MiddlewareFunction[] = [writersAndPrograms];
