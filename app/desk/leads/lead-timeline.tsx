import type { ReactNode } from "react";
import { leadsCopy } from "#app/copy/desk/leads.ts";
import { deliveriesCopy } from "#app/copy/desk/outbox.ts";
import { Status } from "#app/desk/frame/status.tsx";
import { useBusinessTime } from "#app/desk/frame/use-business-time.ts";
import { DeliveryStatus } from "#app/desk/outbox/delivery-status.tsx";
import { nameDelivery, sayTrouble } from "#app/desk/outbox/delivery-words.ts";
import { deskPaths } from "#app/desk-paths.ts";
import type { LeadFileData } from "./load-lead-file.ts";

const copy = leadsCopy.file;

type Step = { id: string; ms: number; words: ReactNode };

/** The timeline of a lead, newest first. */
export function LeadTimeline({ file: { submissions, quizResults, deliveries } }: { file: LeadFileData }) {
  const { moment } = useBusinessTime();
  const steps: Step[] = [
    ...submissions.map((sent) => ({ id: sent.id, ms: sent.createdAt, words: <Sent {...sent} /> })),
    ...quizResults.map((result) => ({ id: result.id, ms: result.created_at, words: <Quiz {...result} /> })),
    ...deliveries.map((delivery) => ({ id: delivery.id, ms: delivery.createdAt, words: <Delivery {...delivery} /> })),
  ];
  return (
    <>
      <h3>{copy.happened}</h3>
      <ol className="timeline">
        {steps
          .toSorted((one, other) => other.ms - one.ms)
          .map(({ id, ms, words }) => (
            <li key={id}>
              <div>{words}</div>
              <time dateTime={new Date(ms).toISOString()}>{moment(ms)}</time>
            </li>
          ))}
      </ol>
    </>
  );
}

function Sent({ form, lead, attribution, quarantine }: LeadFileData["submissions"][number]) {
  const came = Object.values(attribution).filter(Boolean).join(" · ");
  const reason = quarantine && leadsCopy.aside.reasons[quarantine as keyof typeof leadsCopy.aside.reasons];
  return (
    <>
      <Status kind={reason ? "off" : "ok"}>{copy.asked(leadsCopy.way(form))}</Status>
      {reason && <p>{reason}</p>}
      {lead.message && <p>“{lead.message}”</p>}
      {came && (
        <p>
          {copy.cameFrom} {came}
        </p>
      )}
    </>
  );
}

const Quiz = (result: LeadFileData["quizResults"][number]) => (
  <>
    <Status kind="ok">{copy.quiz(result.quiz_score, result.quiz_result_category)}</Status>
    <p>{copy.scores(result.seo_score, result.lead_generation_score, result.user_experience_score)}</p>
  </>
);

const Delivery = (delivery: LeadFileData["deliveries"][number]) => (
  <>
    <DeliveryStatus {...delivery} /> <a href={deskPaths.delivery(delivery.id)}>{nameDelivery(delivery)}</a>
    {delivery.heldFor && <p>{deliveriesCopy.heldFor[delivery.heldFor]}</p>}
    {delivery.isFailing && <p>{sayTrouble(delivery)}.</p>}
    {delivery.isFailing && (
      <form method="post" action={deskPaths.delivery(delivery.id)}>
        <button className="textbtn" type="submit" name="intent" value="resend">
          {deliveriesCopy.resend}
          <span className="vh"> {nameDelivery(delivery)}</span>
        </button>
      </form>
    )}
  </>
);
