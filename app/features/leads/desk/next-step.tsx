import { ButtonForm } from "#platform/desk/button-form.tsx";
import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { maxStepCharacters } from "../rules/lead-event.ts";
import { leadsCopy } from "../words/desk.ts";
import type { LeadFileData } from "./load-lead-file.ts";
import { StepLine } from "./step-line.tsx";

const copy = leadsCopy.step;

type Props = { lead: LeadFileData["lead"]; today: string; action: string };

/** Form for the next step with a person, and its day. */
export function NextStep({ lead, today, action }: Props) {
  const { next_step: step, next_step_day: day } = lead;
  const isPlanned = day !== "";
  return (
    <section className="lead-part" aria-labelledby="next-step">
      <h3 id="next-step">{copy.title}</h3>
      <p className={isPlanned ? "next-step" : "quiet"}>
        {isPlanned ? <StepLine step={step} day={day} today={today} /> : copy.none}
      </p>
      {isPlanned && (
        <ButtonForm action={action} name="intent" value="finish-step">
          {copy.done}
        </ButtonForm>
      )}
      <details>
        <summary>{isPlanned ? copy.change : copy.plan}</summary>
        <PlanForm step={step} day={day} action={action} />
      </details>
    </section>
  );
}

const PlanForm = ({ step, day, action }: { step: string; day: string; action: string }) => (
  <form method="post" action={action}>
    <Field id="step" label={copy.what}>
      {(control) => (
        <input {...control} name="step" defaultValue={step} maxLength={maxStepCharacters} autoComplete="off" required />
      )}
    </Field>
    <Field id="step-day" label={copy.when}>
      {(control) => <input {...control} type="date" name="day" defaultValue={day} required />}
    </Field>
    <p className="lead-part__go">
      <Button kind="line" small bare type="submit" name="intent" value="plan-step">
        {copy.save}
      </Button>
      {day !== "" && (
        <button className="textbtn" type="submit" name="intent" value="remove-step" formNoValidate>
          {copy.remove}
        </button>
      )}
    </p>
  </form>
);
