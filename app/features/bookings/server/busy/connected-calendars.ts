import { createHash } from "node:crypto";
import type { Settings } from "#platform/settings/server/settings.ts";
import { nameCalendars } from "../../words/calendars.ts";
import type { DavAccount } from "../calendars/dav-fetch.ts";

type Source = { kind: "ics"; url: string } | { kind: "caldav"; account: DavAccount };

/** A calendar of the owner's that takes hours; its id does not reveal its address. */
export type ConnectedCalendar = { id: string; name: string; source: Source };

type Connected = Pick<Settings, "busyCalendars"> &
  Partial<Pick<Settings, "caldavUrl" | "caldavUser" | "caldavPassword">>;

const idOf = (address: string) => createHash("sha256").update(address).digest("base64url").slice(0, 22);

/** The account that sessions are written to. */
export const caldavAccount = ({ caldavUrl, caldavUser, caldavPassword }: Connected): DavAccount | undefined =>
  caldavUrl ? { url: caldavUrl, user: caldavUser ?? "", password: caldavPassword ?? "" } : undefined;

/** The calendars that the settings name, each once. */
export function connectedCalendars(settings: Connected): ConnectedCalendar[] {
  const account = caldavAccount(settings);
  const sources: Source[] = [
    ...[...new Set(settings.busyCalendars)].map((url) => ({ kind: "ics" as const, url })),
    ...(account ? [{ kind: "caldav" as const, account }] : []),
  ];
  const addressOf = (source: Source) => (source.kind === "ics" ? source.url : source.account.url);
  const names = nameCalendars(sources.map((source) => new URL(addressOf(source)).hostname));
  return sources.map((source, place) => ({
    id: idOf(source.kind === "ics" ? source.url : `${source.account.url} ${source.account.user}`),
    name: names[place] ?? "",
    source,
  }));
}

/** The calendar that sessions are written into. */
export const caldavCalendar = (settings: Connected): ConnectedCalendar | undefined =>
  connectedCalendars(settings).find(({ source }) => source.kind === "caldav");
