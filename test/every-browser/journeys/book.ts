import { defaultFacts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { bookingPageCopy, calendarCopy } from "#features/bookings/words/booking.ts";
import type { Journey } from "../visitor.ts";

const calendar = calendarCopy(defaultFacts);
const firstWeekday = "Su";
const page = bookingPageCopy(defaultFacts);

/** Books a day and an hour in the calendar's frame, opens the private page of the booking, and finds the calendar ready again. */
export const book: Journey = async ({ visitor, mark }) => {
  await visitor.open(paths.bookConsultation());
  await visitor.press("Already sent it? Choose a time");
  await visitor.enter("#choose-a-time iframe");
  await visitor.pressFirst(".cal-place .day:not([aria-disabled])");
  await visitor.fitsFrame();
  const [hour = "none"] = /^\d+:\d\d [ap]m/.exec(await visitor.reads(".cal-place .slot")) ?? [];
  await visitor.pressFirst(".cal-place .slot");
  await visitor.sees(hour, ".cal__who h2");
  await visitor.fill(calendar.labels.name, "Marguerite");
  await visitor.fill(calendar.labels.email, `${mark}@cellar.example`);
  await visitor.fitsFrame();
  await visitor.takesASecond();
  await visitor.press(calendar.book);
  await visitor.leave();
  await visitor.arrives(/^\/booking\/[\w-]{32}$/, page.booked.title);
  await visitor.sees("Marguerite", "main");
  await visitor.back();
  // Firefox's driver cannot enter the frame of a page that was kept, only look into it.
  await visitor.enter("#choose-a-time iframe");
  await visitor.leave();
  await visitor.sees(firstWeekday, ".cal-place .month-wrap");
};
