import { expect, test } from "vitest";
import { listNeeds } from "./list-needs.ts";

const at = (name: string, state: Parameters<typeof listNeeds>[0][number]["state"]) => ({ name, state });

test("a new site needs mail, its owner's address and a calendar, and nothing that only some businesses have", () => {
  const all = ["mail", "owner-mailbox", "busy-calendars", "caldav", "calendar", "leads", "proxy"];
  expect(listNeeds(all.map((name) => at(name, "built-in")))).toEqual([
    { kind: "mail" },
    { kind: "owner-mailbox" },
    { kind: "calendar" },
  ]);
});

test("one calendar of three is enough", () => {
  const calendars = [at("busy-calendars", "built-in"), at("caldav", "set by server"), at("calendar", "built-in")];
  expect(listNeeds(calendars)).toEqual([]);
});

test("without bookings no calendar is needed", () => {
  expect(listNeeds([at("mail", "connected")])).toEqual([]);
});

test("what was connected and does not work comes first", () => {
  expect(listNeeds([at("mail", "lost"), at("owner-mailbox", "built-in"), at("leads", "in trouble")])).toEqual([
    { kind: "lost", name: "mail" },
    { kind: "troubled", name: "leads" },
    { kind: "owner-mailbox" },
  ]);
});
