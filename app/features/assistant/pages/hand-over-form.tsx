import { paths } from "#facts/paths.ts";
import { useEmbeds } from "#facts/root-data.ts";
import { useFacts } from "#facts/use-facts.ts";
import type { LeadField, LeadProblem, LeadValues } from "#features/leads/rules/check-lead.ts";
import { formCopy } from "#features/leads/words/lead-form.ts";
import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { askAddress, carryAddress } from "../rules/ask-addresses.ts";
import type { HandOver } from "../server/load-ask.ts";
import type { AskCopy } from "../words/dash-answers.ts";

export type WrongHandOver = {
  values: LeadValues;
  problems: Partial<Record<LeadField, LeadProblem>>;
  conversation: string;
  pageToken: string;
};

type Props = { copy: AskCopy; handOver: HandOver | undefined; wrong: WrongHandOver | undefined };

/** The conversation as it will be sent, to be read and changed first. */
export function HandOverForm({ copy, handOver, wrong }: Props) {
  const form = formCopy(useFacts());
  const { origin } = useEmbeds();
  const about = (field: LeadField) => ({
    id: `person-${field}`,
    error: wrong?.problems[field] && form.problems[field][wrong.problems[field]],
  });
  return (
    <form className="ask__person" method="post" action={askAddress()} noValidate>
      <p className="turn__a">{copy.handOverLead}</p>
      <Field {...about("name")} label={form.labels.name}>
        {(control) => <input {...control} name="name" autoComplete="name" required defaultValue={wrong?.values.name} />}
      </Field>
      <Field {...about("email")} label={form.labels.email}>
        {(control) => (
          <input
            {...control}
            {...{ name: "email", type: "email", autoComplete: "email", required: true }}
            defaultValue={wrong?.values.email}
          />
        )}
      </Field>
      <Field {...about("message")} label={copy.handOverMessage} hint={copy.handOverHint}>
        {(control) => (
          <textarea
            {...control}
            {...{ name: "message", rows: 6 }}
            defaultValue={wrong?.values.message ?? handOver?.text}
            data-ask-transcript
          />
        )}
      </Field>
      <div className="ask__trap" aria-hidden="true">
        <label>
          {form.trap}
          <input name="subject" tabIndex={-1} autoComplete="off" />
        </label>
        <input type="hidden" name="at" value={wrong?.pageToken ?? handOver?.pageToken} />
        <input type="hidden" name="conversation" value={wrong?.conversation ?? handOver?.conversation} />
      </div>
      <Button type="submit">{copy.handOverSend}</Button>
      <p className="turn__ways">
        {!origin && (
          <button className="textbtn" type="submit" formAction={carryAddress()}>
            {copy.book}
          </button>
        )}
        {origin && (
          <a className="textbtn" href={paths.bookConsultation()}>
            {copy.book}
          </a>
        )}
        <a className="textbtn" href={askAddress()}>
          {copy.back}
        </a>
      </p>
    </form>
  );
}
