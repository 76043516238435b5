import { useRouteLoaderData } from "react-router";
import { defaultFacts, type Facts } from "#app/copy/facts.ts";
import type { loader } from "#app/root.tsx";

/** The facts in force; where not even those could be read, their defaults. */
export function useFacts(): Facts {
  return useRouteLoaderData<typeof loader>("root")?.facts ?? defaultFacts;
}
