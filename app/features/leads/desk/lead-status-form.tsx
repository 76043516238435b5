import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { type LeadStatus, leadStatuses } from "../rules/lead-status.ts";
import { leadsCopy } from "../words/desk.ts";

const copy = leadsCopy.file;

type Props = { status: LeadStatus; action: string };

export const LeadStatusForm = ({ status, action }: Props) => (
  <form className="lead-part lead-status" method="post" action={action} aria-label={copy.statusLegend}>
    <Field id="lead-status" label={copy.status}>
      {(control) => (
        <select {...control} name="status" defaultValue={status}>
          {leadStatuses.map((each) => (
            <option key={each} value={each}>
              {leadsCopy.statuses[each]}
            </option>
          ))}
        </select>
      )}
    </Field>
    <Button kind="line" small bare type="submit" name="intent" value="change-status">
      {copy.save}
    </Button>
  </form>
);
