import type { Route } from "./+types/open-desk";
import { writersAndPrograms } from "./programs.ts";

/** The desk, with room for writers, and for programs that publish articles. */
export { default, handle, loader, meta } from "#app/desk/frame/desk.tsx";
export const middleware: Route.MiddlewareFunction[] = [writersAndPrograms];
