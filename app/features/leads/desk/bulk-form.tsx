import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { leadStatuses } from "../rules/lead-status.ts";
import { leadsCopy } from "../words/desk.ts";
import { TagField } from "./lead-tags.tsx";

const copy = leadsCopy.bulk;

/** The ticks beside people belong to it. */
export const bulkForm = "bulk";

/** Changes the status or the tags of the ticked people. */
export const BulkForm = ({ action, tags }: { action: string; tags: readonly string[] }) => (
  <form className="bulk" id={bulkForm} method="post" action={action} aria-labelledby="bulk-title">
    <h2 id="bulk-title">{copy.title}</h2>
    <Field id="bulk-status" label={copy.status}>
      {(control) => (
        <select {...control} name="status">
          {leadStatuses.map((status) => (
            <option key={status} value={status}>
              {leadsCopy.statuses[status]}
            </option>
          ))}
        </select>
      )}
    </Field>
    <Button kind="line" small bare type="submit" name="intent" value="status">
      {copy.setStatus}
    </Button>
    <TagField id="bulk-tag" label={copy.tag} known={tags} />
    <div className="bulk__tags">
      <Button kind="line" small bare type="submit" name="intent" value="add-tag">
        {copy.addTag}
      </Button>
      <Button kind="line" small bare type="submit" name="intent" value="remove-tag">
        {copy.removeTag}
      </Button>
    </div>
  </form>
);
