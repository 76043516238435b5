type State = "built-in" | "connected" | "set by server" | "in trouble" | "lost";
type Judged<Name> = { name: Name; state: State };

/** The three ways to connect a calendar: one is enough. */
export const calendarNames = ["busy-calendars", "caldav", "calendar"] as const;

export type Need<Name> = { kind: "mail" | "owner-mailbox" | "calendar" } | { kind: "troubled" | "lost"; name: Name };

/** Lists connections that do not work, and those that a business needs for its mails and bookings and has not made. */
export function listNeeds<Name extends string>(integrations: readonly Judged<Name>[]): Need<Name>[] {
  const isMissing = (name: string) => integrations.some((each) => each.name === name && each.state === "built-in");
  const calendars = integrations.filter(({ name }) => calendarNames.some((each) => each === name));
  const isCalendarMissing = calendars.length > 0 && calendars.every(({ state }) => state === "built-in");
  const missing = (["mail", "owner-mailbox"] as const).filter(isMissing).map((kind) => ({ kind }));
  const wrong = integrations.flatMap(({ name, state }): Need<Name>[] => {
    if (state === "lost") return [{ kind: "lost", name }];
    return state === "in trouble" ? [{ kind: "troubled", name }] : [];
  });
  return [...wrong, ...missing, ...(isCalendarMissing ? [{ kind: "calendar" } as const] : [])];
}
