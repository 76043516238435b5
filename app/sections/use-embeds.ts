import { useRouteLoaderData } from "react-router";
import { paths } from "#app/paths.ts";
import type { loader } from "#app/root.tsx";
import { formNames } from "#app/rules/leads/forms.ts";

const builtIn = {
  origin: undefined,
  formIds: Object.fromEntries(formNames.map((name) => [name, name])) as Record<string, string>,
  calendarId: "consultation",
};

/** The origin and ids of forms and calendar. */
export const useEmbeds = () => useRouteLoaderData<typeof loader>("root")?.embeds ?? builtIn;

/** The page where an hour is chosen: the provider's calendar, or ours. */
export function useBookingPage(): string {
  const { origin, calendarId } = useEmbeds();
  return (origin ?? "") + paths.calendarWidget(calendarId);
}
