import type { LeadForm } from "#facts/forms.ts";
import { ButtonLink } from "#platform/ui/button.tsx";
import { FormFrame } from "./form-frame.tsx";
import "./ask.css";

type Props = {
  of: LeadForm;
  form: { sayTitle: string; sayText: string; name: string; title: string; note: string };
  surface?: "surface-ox" | "surface-bottle";
  /** The last word of the page, below the form. */
  closing?: { title: string; text: string; button: string; href: string };
};

/** Asks for the guide with a few words and the form. Buttons of the page link to `#lead-form`. */
export function Ask({ of, form, surface = "surface-ox", closing }: Props) {
  return (
    <section className={`ask ${surface} grid`} id="lead-form" aria-labelledby="ask">
      <div className="ask__say">
        <h2 id="ask">{form.sayTitle}</h2>
        <p>{form.sayText}</p>
      </div>
      <FormFrame form={of} name={form.name} title={form.title} note={form.note} />
      {closing && (
        <div className="ask__last">
          <h3>{closing.title}</h3>
          <p>{closing.text}</p>
          <ButtonLink kind="line" href={closing.href}>
            {closing.button}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
