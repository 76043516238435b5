import { useRouteLoaderData } from "react-router";
import type { Facts } from "#app/copy/facts.ts";

/** What the root's loader gives every page. */
export type RootData = {
  facts: Facts;
  siteUrl: string;
  year: number;
  /** Where a browser's debug note goes; nowhere without a feed. */
  feedAddress: string | undefined;
  embeds: { origin: string | undefined; formIds: Record<string, string>; calendarId: string };
};

/** Nothing on the error page. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>("root");
