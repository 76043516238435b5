import { leadsCopy } from "#app/copy/desk-leads.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { LeadFileData } from "./load-lead-file.ts";

const copy = leadsCopy.file;

/** What a person may ask for about themselves: a copy, and to be forgotten. */
export const ErasePerson = ({ lead }: { lead: LeadFileData["lead"] }) => (
  <div className="forget">
    <ButtonLink kind="line" small bare href={deskPaths.leadExport(lead.id)} download={`${lead.id}.json`}>
      {copy.export}
    </ButtonLink>
    <details>
      <summary>{copy.erase}</summary>
      <form method="post" action={deskPaths.lead(lead.id)}>
        <p>{copy.eraseText}</p>
        <div className="field field--tick">
          <label htmlFor="sure">
            <input id="sure" type="checkbox" name="sure" value="yes" required />
            {copy.sure}
          </label>
        </div>
        <Button kind="ink" small bare type="submit" name="intent" value="erase">
          {copy.eraseNow}
        </Button>
      </form>
    </details>
  </div>
);
