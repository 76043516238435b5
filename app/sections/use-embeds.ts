import { useRouteLoaderData } from "react-router";
import { paths } from "#app/paths.ts";
import type { loader } from "#app/root.tsx";
import { formNames } from "#app/rules/forms.ts";

const builtIn = {
  origin: undefined,
  formIds: Object.fromEntries(formNames.map((name) => [name, name])) as Record<string, string>,
  calendarId: "consultation",
};

/** Where forms and calendar come from. */
export const useEmbeds = () => useRouteLoaderData<typeof loader>("root")?.embeds ?? builtIn;

/** Where an hour is chosen: on the provider's own page, or on ours. */
export function useBookingPage(): string {
  const { origin, calendarId } = useEmbeds();
  return (origin ?? "") + paths.calendarWidget(calendarId);
}
