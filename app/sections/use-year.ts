import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";

/** The year of rendering; the error page has no loader data and is rendered now. */
export const useYear = (): number => useRouteLoaderData<typeof loader>("root")?.year ?? new Date().getUTCFullYear();
