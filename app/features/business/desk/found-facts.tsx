import { deskPaths } from "#facts/desk-paths.ts";
import { factsCopy as copy } from "#features/details/words/business-details.ts";
import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { checklistCopy } from "../words/checklist.ts";
import { ShownOn } from "./fact-row.tsx";
import type { ListedFact } from "./list-facts.ts";
import { SayStep } from "./say-step.tsx";

type Props = { typed: string; found: ListedFact[]; asksForPrices: boolean };

/** Searches all details and lists the matches. A list of all prices ends with the button that confirms them. */
export const FoundFacts = ({ typed, found, asksForPrices }: Props) => (
  <search className="facts__search">
    <form action={deskPaths.facts()}>
      <Field id="q" label={copy.find} hint={copy.findHint}>
        {(control) => <input {...control} type="search" name="q" defaultValue={typed} maxLength={100} />}
      </Field>
      <Button kind="line" small bare type="submit">
        {copy.findButton}
      </Button>
    </form>
    {typed !== "" && (
      <>
        <h2>{titleOf({ typed, found, asksForPrices })}</h2>
        {asksForPrices && <p>{checklistCopy.readPrices}</p>}
        <ul className="facts__list">
          {found.map((fact, at) => (
            <Found key={fact.path} fact={fact} isFirst={found[at - 1]?.group !== fact.group} />
          ))}
        </ul>
        {asksForPrices && <SayStep say="prices" words={checklistCopy.steps.prices.button ?? ""} />}
        <GoLink back href={deskPaths.facts()}>
          {copy.allSections}
        </GoLink>
      </>
    )}
  </search>
);

function titleOf({ typed, found, asksForPrices }: Props): string {
  if (asksForPrices) return checklistCopy.steps.prices.title;
  return found.length > 0 ? copy.found(found.length, typed) : copy.foundNone(typed);
}

type FoundProps = { fact: ListedFact; isFirst: boolean };

/** The first match of a section has the anchor that the section's page links back to. */
const Found = ({ fact: { path, label, group, groupTitle, words, isStandard, places }, isFirst }: FoundProps) => (
  <li id={isFirst ? `in-${group}` : undefined}>
    <a href={`${deskPaths.factGroup(group)}#fact-${path}`}>
      <b>{copy.of(groupTitle, label)}</b> {!isStandard && <span className="st st--new">{copy.changed}</span>}
      <span className="facts__price">{words}</span>
    </a>
    <ShownOn places={places} />
  </li>
);
