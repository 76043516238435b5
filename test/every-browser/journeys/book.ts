import { defaultFacts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { bookingPageCopy, calendarCopy } from "#features/bookings/words/booking.ts";
import type { Journey } from "../visitor.ts";

const calendar = calendarCopy(defaultFacts);
const page = bookingPageCopy(defaultFacts);

/** Books a day and an hour in the calendar's frame, and opens the private page of the booking. */
export const book: Journey = async ({ visitor, mark }) => {
  await visitor.open(paths.bookConsultation());
  await visitor.press("Already sent it? Choose a time");
  await visitor.enter("#choose-a-time iframe");
  await visitor.pressFirst(".cal-place .day:not([aria-disabled])");
  await visitor.pressFirst(".cal-place .slot");
  await visitor.fitsFrame();
  const [hour = "none"] = /^\d+:\d\d [ap]m/.exec(await visitor.reads(".slot[aria-pressed=true]")) ?? [];
  await visitor.pressFirst(".cal-place .times .btn");
  await visitor.sees(hour, ".cal__who h2");
  await visitor.fill(calendar.labels.name, "Marguerite");
  await visitor.fill(calendar.labels.email, `${mark}@cellar.example`);
  await visitor.fitsFrame();
  await visitor.takesASecond();
  await visitor.press(calendar.book);
  await visitor.leave();
  await visitor.arrives(/^\/booking\/[\w-]{32}$/, page.booked.title);
  await visitor.sees("Marguerite", "main");
};
