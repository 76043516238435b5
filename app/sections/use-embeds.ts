import { useRouteLoaderData } from "react-router";
import { paths } from "#app/paths.ts";
import type { loader } from "#app/root.tsx";
import { formNames } from "#app/rules/leads/forms.ts";

const builtIn = {
  origin: undefined,
  formIds: Object.fromEntries(formNames.map((name) => [name, name])) as Record<string, string>,
  calendarId: "consultation",
};

/** Where forms and calendar come from. */
export const useEmbeds = () => useRouteLoaderData<typeof loader>("root")?.embeds ?? builtIn;

/** The calendar's own page, the provider's or ours: where an hour is chosen. */
export function useBookingPage(): string {
  const { origin, calendarId } = useEmbeds();
  return (origin ?? "") + paths.calendarWidget(calendarId);
}
