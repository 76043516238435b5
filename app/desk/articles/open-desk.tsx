import type { Route } from "./+types/open-desk";
import { ownersAndPrograms } from "./programs.ts";

/** The desk, with room for programs that publish articles. */
export { default, handle, loader, meta } from "#app/desk/frame/desk.tsx";
export const middleware: Route.MiddlewareFunction[] = [ownersAndPrograms];
