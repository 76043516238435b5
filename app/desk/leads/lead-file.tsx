import { leadsCopy } from "#app/copy/desk/leads.ts";
import { DeskFacts } from "#app/desk/frame/desk-facts.tsx";
import { Flash } from "#app/desk/frame/flash.tsx";
import { useBusinessTime } from "#app/desk/frame/use-business-time.ts";
import { type DeskLeadsQuery, deskPaths } from "#app/desk-paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { ErasePerson } from "./erase-person.tsx";
import { LeadStatusForm } from "./lead-status-form.tsx";
import { LeadTimeline } from "./lead-timeline.tsx";
import type { LeadFileData } from "./load-lead-file.ts";

const copy = leadsCopy.file;

type Props = { file: LeadFileData; query: DeskLeadsQuery; flash: string | undefined };

export function LeadFile({ file, query, flash }: Props) {
  const { lead, submissions } = file;
  const message = submissions.find((sent) => sent.lead.message !== "")?.lead.message;
  return (
    <section className="dossier surface-bone" id="lead" aria-labelledby="lead-name">
      <p className="dossier__back">
        <GoLink href={deskPaths.leads(query)} back>
          {copy.back}
        </GoLink>
      </p>
      <h2 id="lead-name">{lead.name || lead.email}</h2>
      <p className="quiet">{lead.business || (lead.name ? "" : leadsCopy.nameless)}</p>
      <Flash words={flash} />
      <Particulars lead={lead} />
      {message && <blockquote>“{message}”</blockquote>}
      <p className="pair">
        <ButtonLink kind="ink" small href={`mailto:${lead.email}`}>
          {copy.answer}
        </ButtonLink>
      </p>
      <LeadStatusForm lead={lead} />
      <LeadTimeline file={file} />
      <ErasePerson id={lead.id} nextBookingAt={file.nextBookingAt} />
    </section>
  );
}

function Particulars({ lead }: { lead: LeadFileData["lead"] }) {
  const { day } = useBusinessTime();
  const rows = [
    [
      copy.email,
      <a key="email" href={`mailto:${lead.email}`}>
        {lead.email}
      </a>,
    ],
    [
      copy.phone,
      lead.phone && (
        <a key="phone" href={`tel:${lead.phone.replace(/[^\d+]/g, "")}`}>
          {lead.phone}
        </a>
      ),
    ],
    [copy.agreed, lead.wants_letters ? copy.letters : copy.answerOnly],
    [copy.score, lead.quiz_score === null ? "" : copy.scoreOf(lead.quiz_score)],
    [copy.first, day(lead.created_at)],
  ] as const;
  return <DeskFacts rows={rows} />;
}
