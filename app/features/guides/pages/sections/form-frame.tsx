import { useActionData } from "react-router";
import type { FormName } from "#facts/forms.ts";
import { useEmbeds } from "#facts/root-data.ts";
import { LeadForm } from "#features/leads/pages/lead-form/lead-form.tsx";
import type { WrongForm } from "#features/leads/pages/lead-form/receive-lead-form.ts";
import { FormEmbed } from "./form-embed.tsx";
import "#platform/ui/frame.css";

type Props = { form: FormName; name: string; title: string; note: string };

/** The card around a form in its iframe. After a refused post the built-in form stands in the page, with its errors. */
export function FormFrame({ form, name, title, note }: Props) {
  const wrong = useActionData<WrongForm>();
  const { formIds } = useEmbeds();
  return (
    <div className="frame surface-paper">
      <h3>{title}</h3>
      {wrong ? (
        <LeadForm form={form} id={formIds[form] ?? form} pageToken={wrong.pageToken} wrong={wrong} />
      ) : (
        <FormEmbed form={form} name={name} />
      )}
      <p className="small quiet">{note}</p>
    </div>
  );
}
