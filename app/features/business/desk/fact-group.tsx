import { data } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import type { Facts } from "#facts/facts.ts";
import { withPictureNotes } from "#features/articles/desk/picture-notes.ts";
import { readStoredFacts } from "#features/details/server/queries/facts.ts";
import { type FactGroup, factGroups, factsCopy } from "#features/details/words/business-details.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { UndoFlash } from "#platform/desk/undo-flash.tsx";
import { servicesOf } from "#platform/http/services.ts";
import { formatPrice } from "#platform/text/format-price.ts";
import { Button } from "#platform/ui/button.tsx";
import type { ChecklistStep } from "../rules/checklist.ts";
import { checklistCopy } from "../words/checklist.ts";
import type { Route } from "./+types/fact-group";
import { FactGroupForm, factFormId } from "./fact-group-form.tsx";
import { ShownOn } from "./fact-row.tsx";
import { type FactState, findGroup, isSame, type PreviousFact, stateOf } from "./load-facts.ts";
import { NameOffer } from "./name-offer.tsx";
import { NextStep } from "./next-step.tsx";
import { OutsideSessions } from "./outside-sessions.tsx";
import { findFollowers } from "./plan-change.ts";
import { flashes, saveFacts, type UnsavedFacts } from "./save-facts.ts";
import { findOutside } from "./sessions-outside.ts";
import { slotSummaries } from "./slot-summaries.ts";
import { stepHref } from "./step-hrefs.ts";
import "#features/details/desk/facts.css";
import "#features/details/desk/hours-fields.css";

/** Room for six pictures of a phone. */
export const handle = { maxFileBytes: 32 * 1024 * 1024 } as const;

export const action = saveFacts;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const group = findGroup(params.group);
  if (!group) throw data(null, 404);
  const stored = await readStoredFacts(services.db);
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("undo");
  const isCalendar = group.id === "booking";
  const flash = flashes.find((each) => each === searchParams.get("flash"));
  const isTooLarge = searchParams.get("problem") === "too-large";
  return {
    group: group.id,
    facts: group.facts.map((fact) => stateOf(fact, stored)),
    summaries: slotSummaries(group.id, stored.activeFacts),
    flash: flash && withPictureNotes(wordsOf(flash, group, stored.activeFacts), searchParams.get("note")),
    tooLarge: isTooLarge ? tooLargeOf(group) : undefined,
    next: flash && (await services.checklist.next(stepOf[group.id] ?? "prices")),
    undo: undoOf(stored.previous, asked),
    outside: isCalendar ? await findOutside(stored.activeFacts, services) : undefined,
    asksForHours: isCalendar && (await services.checklist.isLeft("hours")),
    followers: group.id === "brand" ? findFollowers(stored, services.publicSettings.mailFromName) : [],
  };
}

/** Says what was done. Prices after a change of currency are shown by one of them. */
const wordsOf = (flash: (typeof flashes)[number], { id }: FactGroup, { starter, place }: Facts) =>
  flash === "saved" && id === "place" ? factsCopy.savedPlace(formatPrice(starter.setup, place)) : factsCopy[flash];

/** Reports a form that was too large, so that nothing of it was read. */
function tooLargeOf({ facts }: FactGroup): UnsavedFacts {
  const paths = facts.filter(({ kind }) => kind.type === "picture").map(({ path }) => path);
  return {
    typed: {},
    problems: Object.fromEntries(paths.map((path) => [path, { problem: "pictureTooLarge", at: 0 }])),
  };
}

/** The step of the checklist that a section belongs to; all others have prices. */
const stepOf: Partial<Record<string, ChecklistStep>> = { brand: "name", contact: "name", booking: "hours" };

/** Name and address are in two sections. */
const otherOf: Partial<Record<string, string>> = { brand: "contact", contact: "brand" };

function otherSection(id: string, next: ChecklistStep | undefined) {
  if (next === "prices" && !stepOf[id]) return { href: `${stepHref(next)}#in-${id}`, title: checklistCopy.otherPrices };
  const other = next === "name" ? findGroup(otherOf[id] ?? "") : undefined;
  return other && { href: deskPaths.factGroup(other.id), title: other.title };
}

/** The button for the change of this id; none if facts have changed since. */
function undoOf(previous: Map<string, PreviousFact>, changeId: string | null) {
  const isKnown = [...previous.values()].some((each) => changeId && each.changeId === changeId);
  return isKnown ? { value: `undo:${changeId}`, words: factsCopy.undo } : undefined;
}

/** The pages that show each detail of a section, if they are the same. */
function commonPlaces([first, ...others]: readonly FactState[]) {
  return first && others.every(({ places }) => isSame(places, first.places)) ? first.places : undefined;
}

const titleOf = (id: string | undefined) => findGroup(id ?? "")?.title ?? factsCopy.title;

export const meta: Route.MetaFunction = ({ params }) => deskMeta(titleOf(params.group));

/** A section of the business details, saved by itself. */
export default function FactGroupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { group: id, facts, summaries, flash, undo, outside, followers, next, asksForHours } = loaderData;
  const group = findGroup(id);
  if (!group) return null;
  const unsaved: UnsavedFacts | undefined = actionData ?? loaderData.tooLarge;
  const common = commonPlaces(facts);
  const nextStep = !unsaved && !asksForHours && <NextStep step={next} before={otherSection(id, next)} />;
  return (
    <>
      <DeskHead back={deskPaths.facts()} backWords={factsCopy.title} title={group.title} lead={group.text}>
        {common && <ShownOn places={common} />}
        {!unsaved && flash && <UndoFlash words={flash} action={deskPaths.factGroup(id)} undo={undo} />}
        {followers.length === 0 && nextStep}
        {!unsaved && asksForHours && <HoursAreRight />}
      </DeskHead>
      {!unsaved && outside && outside.count > 0 && (
        <section className="outside" aria-label={factsCopy.outside.warning(outside.count)}>
          <p>{factsCopy.outside.warning(outside.count)}</p>
          <OutsideSessions outside={outside} />
        </section>
      )}
      {!unsaved && followers.length > 0 && (
        <>
          <NameOffer followers={followers} />
          {nextStep}
        </>
      )}
      <div className="facts">
        <Sections current={id} />
        <FactGroupForm group={group} states={facts} unsaved={unsaved} hasPlaces={!common} summaries={summaries} />
      </div>
    </>
  );
}

/** Confirms the hours. It also saves the form, so that typed hours are not lost. */
const HoursAreRight = () => (
  <p className="pair">
    <Button kind="ink" small bare type="submit" form={factFormId} name="say" value="hours">
      {checklistCopy.steps.hours.button}
    </Button>
  </p>
);

/** Beside the section where there is room. */
const Sections = ({ current }: { current: string }) => (
  <nav className="facts__jump" aria-label={factsCopy.sections}>
    <ul>
      {factGroups.map(({ id, title }) => (
        <li key={id}>
          <a href={deskPaths.factGroup(id)} aria-current={id === current ? "page" : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
