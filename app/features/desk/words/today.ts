import { formatNumber } from "#platform/intl/numbers.ts";

const count = (number: number) => formatNumber(number);

export const todayCopy = {
  title: "Today",
  calm: "Nothing needs you.",
  opening: "The list below leads you to an open site, one step after the other.",
  nobodyWaits: "Nobody waits for an answer.",
  /** Empty if nobody is new or waiting. */
  peopleLine: (recent: string, waiting: string, counts: { recent: number; waiting: number }) => {
    const news = counts.recent > 0 && `${recent} new ${counts.recent === 1 ? "person" : "people"}`;
    const waits = counts.waiting > 0 && `${waiting} waiting for an answer`;
    const line = [waits, news].filter(Boolean).join(", ");
    return line && `${line}.`;
  },
  newPeople: {
    title: "New",
    all: "All new people",
    none: "Nobody else has come since yesterday. Whoever takes a guide or a report appears here.",
  },
  waitingPeople: {
    title: "Waiting for an answer",
    all: "All who wait",
    none: "Nobody waits.",
  },
  due: (count: string, isOne: boolean) => `${count} next ${isOne ? "step is" : "steps are"} due`,
  hourIsFull: (perHour: number) => `Mails wait: ${count(perHour)} have left in the last hour, the most that is allowed`,
  missed: (addresses: number) =>
    `${count(addresses)} ${addresses === 1 ? "address was" : "addresses were"} asked for in vain several times`,
  ahead: { title: "Booked next", all: "All bookings", none: "No session is booked." },
};
