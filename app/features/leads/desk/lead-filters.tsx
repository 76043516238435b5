import { deskPaths } from "#facts/desk-paths.ts";
import { Button, ButtonLink } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { leadStatuses } from "../rules/lead-status.ts";
import { leadsCopy } from "../words/desk.ts";
import { asQuery, type LeadQuery } from "./lead-query.ts";

const copy = leadsCopy.filters;

export function LeadFilters({ query, tags }: { query: LeadQuery; tags: readonly string[] }) {
  const ways = Object.entries(leadsCopy.waysToChoose);
  const { since, found, page, campaign, newSince, until } = query;
  const hidden = Object.entries({ since, found, page, campaign, new: newSince, until });
  const statuses = leadStatuses.map((status) => [status, leadsCopy.statuses[status]] as const);
  return (
    <search>
      <form className="lead-filters" action={deskPaths.leads()}>
        {query.isDue && <input type="hidden" name="due" value="1" />}
        {query.isWaiting && <input type="hidden" name="waiting" value="1" />}
        {hidden.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        <Field id="q" label={copy.search} className="lead-filters__q">
          {(control) => (
            <input {...control} name="q" type="search" placeholder={copy.hint} defaultValue={query.q} maxLength={100} />
          )}
        </Field>
        <Choice id="came" label={copy.came} none={copy.everything} choices={ways} chosen={query.came} />
        <Choice id="status" label={copy.status} none={copy.all} choices={statuses} chosen={query.status ?? ""} />
        {tags.length > 0 && (
          <Choice
            id="tag"
            label={copy.tag}
            none={copy.all}
            choices={tags.map((tag) => [tag, tag])}
            chosen={query.tag}
          />
        )}
        <Choice
          id="sort"
          label={copy.sort}
          none={copy.ofList}
          choices={Object.entries(copy.sorts)}
          chosen={query.sort ?? ""}
        />
        <div className="lead-filters__go">
          <Button kind="ink" small bare type="submit">
            {copy.find}
          </Button>
          <ButtonLink kind="line" small bare href={deskPaths.leadsCsv(asQuery(query))} data-private>
            {copy.csv}
          </ButtonLink>
          <ButtonLink
            kind="line"
            small
            bare
            href={deskPaths.leadsCsv({ ...asQuery(query), for: "programs" })}
            data-private
          >
            {copy.csvForPrograms}
          </ButtonLink>
        </div>
      </form>
    </search>
  );
}

type ChoiceProps = {
  id: string;
  label: string;
  none: string;
  choices: readonly (readonly [value: string, name: string])[];
  chosen: string;
};

const Choice = ({ id, label, none, choices, chosen }: ChoiceProps) => (
  <Field id={id} label={label}>
    {(control) => (
      <select {...control} name={id} defaultValue={chosen}>
        <option value="">{none}</option>
        {choices.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
);
