import { paths } from "#app/paths.ts";
import { useEmbeds } from "#app/sections/use-embeds.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import "#app/sections/guide/hosted.css";

type Props = { name: string; heightPx: number };

/** The place of a hosted calendar; a letter does as well until its frame stands here. */
export function Hosted({ name, heightPx }: Props) {
  const { email } = useFacts().contact;
  const { origin, calendarId } = useEmbeds();
  if (origin) {
    return (
      <iframe
        className="hosted"
        src={origin + paths.calendarWidget(calendarId)}
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
  return (
    <div className="hosted" data-form-name={name} data-height={heightPx}>
      <GoLink href={`mailto:${email}`}>{email}</GoLink>
    </div>
  );
}
