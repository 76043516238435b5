import { paths } from "#app/paths.ts";
import { formNames } from "#app/rules/leads/forms.ts";
import { type RootData, useRootData } from "./root-data.ts";

const builtIn: RootData["embeds"] = {
  origin: undefined,
  formIds: Object.fromEntries(formNames.map((name) => [name, name])),
  calendarId: "consultation",
};

/** The origin and ids of forms and calendar. */
export const useEmbeds = () => useRootData()?.embeds ?? builtIn;

/** The page where an hour is chosen: the provider's calendar, or ours. */
export function useBookingPage(): string {
  const { origin, calendarId } = useEmbeds();
  return (origin ?? "") + paths.calendarWidget(calendarId);
}
