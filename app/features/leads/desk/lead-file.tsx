import type { ReactNode } from "react";
import { type DeskLeadsQuery, deskPaths } from "#facts/desk-paths.ts";
import { DeskFacts } from "#platform/desk/desk-facts.tsx";
import { Flash } from "#platform/desk/flash.tsx";
import { UndoFlash } from "#platform/desk/undo-flash.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { Panels } from "#platform/sections/panels.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { type KeptField, keptFields } from "../rules/lead-fields.ts";
import { phoneLink } from "../rules/phone-link.ts";
import { leadsCopy } from "../words/desk.ts";
import { leadLabels } from "../words/lead-form.ts";
import { ErasePerson } from "./erase-person.tsx";
import { HeatLine } from "./heat-line.tsx";
import { LeadStatusForm } from "./lead-status-form.tsx";
import { LeadStatusLabel } from "./lead-status-label.tsx";
import { LeadTags } from "./lead-tags.tsx";
import { LeadTimeline } from "./lead-timeline.tsx";
import type { LeadFileData } from "./load-lead-file.ts";
import { NextStep } from "./next-step.tsx";
import { NoteForm } from "./note-entry.tsx";
import type { ShownFlash } from "./read-lead-flash.ts";

const copy = leadsCopy.file;
const panelFiles = import.meta.glob<() => null>("../../*/desk/on-person.tsx", { eager: true, import: "OnPerson" });

type Props = {
  file: LeadFileData;
  place: DeskLeadsQuery;
  knownTags: readonly string[];
  today: string;
  flash: ShownFlash | undefined;
};

/** A person's file; its forms lead back to the same place in the list. */
export function LeadFile({ file, place, knownTags, today, flash }: Props) {
  const { lead } = file;
  const action = deskPaths.lead(lead.id, place);
  return (
    <section className="dossier" id="lead" aria-labelledby="lead-name">
      <p className="dossier__back">
        <GoLink href={deskPaths.leads(place)} back>
          {copy.back}
        </GoLink>
      </p>
      <h2 id="lead-name">{lead.name || lead.email}</h2>
      <p className="quiet">{lead.business || (lead.name ? "" : leadsCopy.nameless)}</p>
      <p className="dossier__status">
        <LeadStatusLabel status={lead.status} unreached={file.unreached} />
      </p>
      {file.heat && file.heat.reasons.length > 0 && (
        <p className="heat-line">
          <b>{file.heat.score}</b> <HeatLine reasons={file.heat.reasons} />
        </p>
      )}
      {flash && <LeadFlash flash={flash} action={action} />}
      <Panels files={panelFiles} shown={file.panels} />
      <Particulars file={file} />
      <LeadTags tags={file.tags} known={knownTags} action={action} />
      <LeadStatusForm status={lead.status} action={action} />
      <NextStep lead={lead} today={today} action={action} />
      <NoteForm action={action} />
      <LeadTimeline file={file} action={action} />
      <ErasePerson id={lead.id} action={action} nextBookingAt={file.nextBookingAt} />
    </section>
  );
}

function Particulars({ file: { lead, consent, firstSource, nextBookingAt } }: Pick<Props, "file">) {
  const { day, longDay, clock, moment } = useBusinessTime();
  const rows = [
    ...keptFields
      .filter((field) => !isInHead(field))
      .map((field) => [leadLabels[field], linked(field, lead[field])] as const),
    [copy.letters, consent ? leadsCopy.consent[consent] : copy.noLetters],
    [copy.waits, lead.waits_since === null ? "" : moment(lead.waits_since)],
    [copy.score, lead.quiz_score === null ? "" : copy.scoreOf(lead.quiz_score)],
    [copy.found, firstSource],
    [copy.first, day(lead.created_at)],
    [copy.next, nextBookingAt === undefined ? "" : `${longDay(nextBookingAt)}, ${clock(nextBookingAt)}`],
  ] as const;
  return <DeskFacts rows={rows} />;
}

const isInHead = (field: KeptField) => field === "name" || field === "business";

const addressOf: { [Field in KeptField]?: (value: string) => string | undefined } = {
  email: (value) => `mailto:${value}`,
  phone: phoneLink,
};

function linked(field: KeptField, value: string): ReactNode {
  const href = addressOf[field]?.(value);
  return href ? <a href={href}>{value}</a> : value;
}

/** Reports the last action on a person's file, and undoes a change of status, note or next step. */
function LeadFlash({ flash: { key, was }, action }: { flash: ShownFlash; action: string }) {
  const words = leadsCopy.flash[key];
  const undo = (intent: string, fields?: ReactNode) => (
    <UndoFlash words={words} action={action} undo={{ name: "intent", value: intent, words: leadsCopy.undo }}>
      {fields}
    </UndoFlash>
  );
  if (key === "saved" && was) return undo("change-status", <input type="hidden" name="status" value={was} />);
  if (key === "changed" && was) return undo("take-back-note", <input type="hidden" name="id" value={was} />);
  if (key === "done") return undo("reopen-step");
  if (key === "removed" && was) {
    const [day = ""] = was.split(" ", 1);
    return undo(
      "plan-step",
      <>
        <input type="hidden" name="day" value={day} />
        <input type="hidden" name="step" value={was.slice(day.length + 1)} />
      </>,
    );
  }
  return <Flash words={words} />;
}
