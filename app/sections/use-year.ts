import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";

/** The year in which the page is made; a page without its data is made for one visitor, now. */
export const useYear = (): number => useRouteLoaderData<typeof loader>("root")?.year ?? new Date().getUTCFullYear();
