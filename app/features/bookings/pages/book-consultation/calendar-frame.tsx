import { paths } from "#facts/paths.ts";
import { useBookingPage, useEmbeds } from "#facts/root-data.ts";
import "#features/guides/pages/sections/hosted.css";

const providersPx = 700;
const ownPx = 420;

/** The built-in or hosted calendar in a frame, which loads when it comes into view. */
export function CalendarFrame({ name, kind }: { name: string; kind?: string | undefined }) {
  const { origin, ...embeds } = useEmbeds();
  const bookingPage = useBookingPage();
  const calendarId = kind ?? embeds.calendarId;
  const heightPx = origin && !kind ? providersPx : ownPx;
  return (
    <iframe
      className="hosted"
      src={kind ? paths.calendarWidget(kind) : bookingPage}
      title={name}
      height={heightPx}
      id={calendarId}
      data-form-name={name}
      data-height={heightPx}
      data-calendar-id={calendarId}
      loading="lazy"
    />
  );
}
