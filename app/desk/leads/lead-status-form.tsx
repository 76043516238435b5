import { leadsCopy } from "#app/copy/desk/leads.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { leadStatuses } from "#app/rules/leads/lead-status.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { LeadFileData } from "./load-lead-file.ts";

const copy = leadsCopy.file;

export const LeadStatusForm = ({ lead }: { lead: LeadFileData["lead"] }) => (
  <form className="lead-status" method="post" action={deskPaths.lead(lead.id)} aria-label={copy.statusLegend}>
    <Field id="lead-status" label={copy.status}>
      {(control) => (
        <select {...control} name="status" defaultValue={lead.status}>
          {leadStatuses.map((status) => (
            <option key={status} value={status}>
              {leadsCopy.statuses[status]}
            </option>
          ))}
        </select>
      )}
    </Field>
    <Field id="note" label={copy.note}>
      {(control) => <textarea {...control} name="note" rows={3} maxLength={4000} defaultValue={lead.note} />}
    </Field>
    <Button kind="line" small bare type="submit" name="intent" value="change">
      {copy.save}
    </Button>
  </form>
);
