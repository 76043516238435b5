import { navigationCopy } from "#app/copy/navigation.ts";
import { paths } from "#app/paths.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import "#app/ui/frame.css";
import "./form-frame.css";

type Props = {
  /** The form's name, as the provider's frame carries it. */
  name: string;
  title: string;
  note: string;
  /** The consultation form is taller than the lead forms. */
  tall?: boolean;
};

/** The card in which a hosted form stands. Until its frame is there, it keeps the place and leads to a conversation. */
export function FormFrame({ name, title, note, tall }: Props) {
  return (
    <div className="frame on-paper">
      <h3>{title}</h3>
      <div className={tall ? "hosted hosted--tall" : "hosted"} data-form-name={name}>
        <GoLink href={paths.bookConsultation()}>{navigationCopy(useFacts()).scheduleConsultation}</GoLink>
      </div>
      <p className="small quiet">{note}</p>
    </div>
  );
}
