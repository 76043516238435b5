import { paths } from "#app/paths.ts";
import { useEmbeds } from "#app/sections/use-embeds.ts";
import "#app/sections/guide/hosted.css";

/** The calendar in its provider's frame; ours unless another is set. It is fetched once there is something to see. */
export function CalendarFrame({ name, heightPx }: { name: string; heightPx: number }) {
  const { origin, calendarId } = useEmbeds();
  return (
    <iframe
      className="hosted"
      src={(origin ?? "") + paths.calendarWidget(calendarId)}
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
