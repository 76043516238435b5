import { leadsCopy } from "#app/copy/desk/leads.ts";
import { type LeadStatus, leadStatuses } from "#app/rules/leads/lead-status.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";

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
