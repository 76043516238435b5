import { useRouteLoaderData } from "react-router";
import { defaultFacts, type Facts } from "#app/copy/facts.ts";
import type { loader } from "#app/root.tsx";

/** The facts in force; if they could not be read, the defaults. */
export function useFacts(): Facts {
  return useRouteLoaderData<typeof loader>("root")?.facts ?? defaultFacts;
}
