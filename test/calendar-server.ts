import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export type CalendarServer = {
  url: string;
  reads: () => number;
  /** The events of its calendar from now on. */
  hold: (...events: string[]) => void;
  answer: (listener: RequestListener) => void;
  stop: () => Promise<void>;
};

/** A calendar at a local address, as a provider publishes one. */
export async function startCalendarServer(...events: string[]): Promise<CalendarServer> {
  let reads = 0;
  let listener = calendarResponse(events);
  const server = createServer((request, response) => {
    reads += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/private/basic.ics`,
    reads: () => reads,
    hold: (...next) => {
      listener = calendarResponse(next);
    },
    answer: (next) => {
      listener = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const calendarResponse =
  (events: readonly string[]): RequestListener =>
  (_, response) => {
    response.writeHead(200, { "content-type": "text/calendar; charset=utf-8" });
    response.end(calendarOf(...events));
  };

export const calendarOf = (...events: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", ...events, "END:VCALENDAR", ""].join("\r\n");

const compact = (instant: string | number) => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** An event that lasts for some minutes, with further lines. */
export function eventAt(start: string | number, minutes: number, ...lines: string[]): string {
  const end = new Date(start).getTime() + minutes * 60_000;
  const own = lines.some((line) => line.startsWith("UID")) ? [] : [`UID:${compact(start)}@elsewhere.example`];
  const times = [`DTSTART:${compact(start)}`, `DTEND:${compact(end)}`];
  return ["BEGIN:VEVENT", ...own, "SUMMARY:Dentist", ...times, ...lines, "END:VEVENT"].join("\r\n");
}
