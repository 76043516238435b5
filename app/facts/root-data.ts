import { useRouteLoaderData } from "react-router";
import type { Facts } from "./facts.ts";
import { formNames } from "./forms.ts";
import type { PageContext } from "./head/structured-data.ts";
import { paths } from "./paths.ts";

/** For every page: the root loader's data, and the facts that `entry.server.tsx` adds. */
export type RootData = {
  facts: Facts;
  siteUrl: string;
  /** Whether search engines may list the site. */
  isLive: boolean;
  page: PageContext["page"];
  year: number;
  /** From 1. */
  month: number;
  /** The address for a browser's debug note; undefined without a feed. */
  feedAddress: string | undefined;
  embeds: { origin: string | undefined; formIds: Record<string, string>; calendarId: string };
};

/** Undefined on the error page. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>("root");

/** The year of rendering; the error page has no loader data and is rendered now. */
export const useYear = (): number => useRootData()?.year ?? new Date().getUTCFullYear();

/** The month of rendering, from 1; pages are rendered anew when it changes. */
export const useMonth = (): number => useRootData()?.month ?? new Date().getUTCMonth() + 1;

const builtIn: RootData["embeds"] = {
  origin: undefined,
  formIds: Object.fromEntries(formNames.map((name) => [name, name])),
  calendarId: "consultation",
};

/** The origin and ids of forms and calendar. */
export const useEmbeds = () => useRootData()?.embeds ?? builtIn;

/** The address of the calendar: the provider's, else the built-in one, of a kind of session by its slug. */
export function useBookingPage(slug?: string): string {
  const { origin, calendarId } = useEmbeds();
  return origin ? origin + paths.calendarWidget(calendarId) : paths.calendarWidget(slug ?? calendarId);
}
