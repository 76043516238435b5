import { deskPaths } from "#facts/desk-paths.ts";
import { DeliveryStatus } from "#platform/desk/delivery-status.tsx";
import { nameDelivery, sayTrouble } from "#platform/desk/delivery-words.ts";
import { Status } from "#platform/desk/status.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { deliveriesCopy } from "#platform/desk/words/sent-messages.ts";
import type { LeadEvent } from "../rules/lead-event.ts";
import { leadFields, textFields } from "../rules/lead-fields.ts";
import { leadsCopy } from "../words/desk.ts";
import type { LeadFileData } from "./load-lead-file.ts";

const copy = leadsCopy.timeline;

/** The others are in the file above. */
const ofEntry = textFields.filter((field) => !leadFields[field].isKept);

export function FormEntry({ form, lead, source, suspicion }: LeadFileData["submissions"][number]) {
  const reason = suspicion && leadsCopy.aside.reasons[suspicion as keyof typeof leadsCopy.aside.reasons];
  return (
    <>
      <b>{copy.asked(form)}</b>
      {reason && (
        <p>
          <Status kind="off">{reason}</Status>
        </p>
      )}
      {ofEntry.map((field) => lead[field] && <p key={field}>“{lead[field]}”</p>)}
      {source && <p>{copy.source(source)}</p>}
    </>
  );
}

export const QuizEntry = (result: LeadFileData["quizResults"][number]) => (
  <>
    <b>{copy.quiz(result.quiz_score, result.quiz_result_category)}</b>
    <a href={deskPaths.quizResult(result.id)}>{copy.quizAnswers}</a>
    <p>{copy.scores(result.seo_score, result.lead_generation_score, result.user_experience_score)}</p>
  </>
);

type EventProps = { event: LeadFileData["events"][number]; sessionNotes: LeadFileData["sessionNotes"] };

export function EventEntry({ event, sessionNotes }: EventProps) {
  const { longDay, clock } = useBusinessTime();
  if (event.kind === "status") return <b>{copy.status(event.details.from, event.details.to)}</b>;
  if (event.kind === "step done") return <b>{copy.stepDone(event.details.step)}</b>;
  if (event.kind === "replied") return <ReplyEntry {...event.details} />;
  if (event.kind === "answered") return <AnswerEntry {...event.details} />;
  if (event.kind === "bounced") return <BounceEntry {...event.details} />;
  if (event.kind === "complained") return <b>{copy.complained}</b>;
  const { bookingId, startMs } = event.details;
  const notes = event.kind === "booked" ? sessionNotes[bookingId] : "";
  return (
    <>
      <b>{copy.session(event.kind, startMs === undefined ? "" : `${longDay(startMs)}, ${clock(startMs)}`)}</b>
      {notes && <p>“{notes}”</p>}
    </>
  );
}

type DetailsOf<Kind extends LeadEvent["kind"]> = Extract<LeadEvent, { kind: Kind }>["details"];

const ReplyEntry = ({ deliveryId, subject, text, from, mailId }: DetailsOf<"replied">) => (
  <>
    <b>{copy.replied(subject)}</b>
    {from && <p>{copy.repliedFrom(from)}</p>}
    <p className="timeline__note">{text || copy.repliedEmpty}</p>
    {mailId ? (
      <a href={deskPaths.mail(mailId)}>{copy.wholeMail}</a>
    ) : (
      <a href={deskPaths.delivery(deliveryId)}>{copy.answeredMail}</a>
    )}
  </>
);

const AnswerEntry = ({ mailId, subject, text, from }: DetailsOf<"answered">) => (
  <>
    <b>{copy.answered(subject)}</b>
    {from && <p>{copy.answeredFrom(from)}</p>}
    <p className="timeline__note">{text}</p>
    <a href={deskPaths.mail(mailId)}>{copy.wholeMail}</a>
  </>
);

const BounceEntry = ({ deliveryId, isHard, reason }: DetailsOf<"bounced">) => (
  <>
    <b>{isHard ? copy.addressGone : copy.cameBack}</b>
    {reason && <p>{copy.serverSaid(reason)}</p>}
    <a href={deskPaths.delivery(deliveryId)}>{copy.answeredMail}</a>
  </>
);

type Delivery = LeadFileData["deliveries"][number];

function sayDelivery(delivery: Delivery): string {
  if (delivery.destination !== "mail") return nameDelivery(delivery);
  const { recipient, kind, subject } = delivery;
  return recipient === "owner" ? copy.ownMail(subject) : copy.mail(kind, subject);
}

export function DeliveryEntry(delivery: Delivery) {
  return (
    <>
      <a href={deskPaths.delivery(delivery.id)}>{sayDelivery(delivery)}</a>
      <p>
        <DeliveryStatus {...delivery} />
      </p>
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
}
