import { useBookingPage, useEmbeds } from "#app/sections/root-data.ts";
import "#app/sections/guide/hosted.css";

const providersPx = 700;
const ownPx = 420;

/** The calendar in a frame, ours or a provider's. It loads when it comes into view. */
export function CalendarFrame({ name }: { name: string }) {
  const { origin, calendarId } = useEmbeds();
  const heightPx = origin ? providersPx : ownPx;
  return (
    <iframe
      className="hosted"
      src={useBookingPage()}
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
