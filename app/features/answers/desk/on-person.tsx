import { deskPaths } from "#facts/desk-paths.ts";
import { ButtonForm } from "#platform/desk/button-form.tsx";
import { Flash } from "#platform/desk/flash.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { troubleWords } from "#platform/desk/words/sent-messages.ts";
import { readTrouble } from "#platform/outbox/delivery-trouble.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { answerPaths } from "../answer-paths.ts";
import type { ShownAnswers } from "../server/answer-admin.ts";
import { answersDeskCopy as copy } from "../words/desk.ts";
import { AnswerForm } from "./answer-form.tsx";
import "#platform/rich-text/rich-text.css";
import "./answers.css";

/** Mails to a person that are on their way, and the form for another. */
export function OnPerson({ shown }: { shown: ShownAnswers }) {
  const { leadId, flash, open, isOpen, isWaiting, hasMail } = shown;
  return (
    <section className="lead-part answer" id="answer" aria-labelledby="answer-title">
      <Flash words={flash && copy.flash[flash]} />
      {open.map((answer) => (
        <OpenAnswer key={answer.id} leadId={leadId} answer={answer} />
      ))}
      <details open={isOpen}>
        <summary>
          <h3 id="answer-title">{isWaiting ? copy.titleOfWaiting : copy.title}</h3>
        </summary>
        {!hasMail && (
          <p className="note">
            {copy.noMail} <GoLink href={deskPaths.connection("mail")}>{copy.connect}</GoLink>
          </p>
        )}
        <AnswerForm shown={shown} />
      </details>
    </section>
  );
}

type Open = ShownAnswers["open"][number];

/** One that has not left, may have left, or could not be filed. */
function OpenAnswer({ leadId, answer }: { leadId: string; answer: Open }) {
  const { id, state, subject, text } = answer;
  return (
    <div className="answer__open">
      <p>
        <StateOfAnswer answer={answer} />
      </p>
      {state !== "sent" && (
        <details>
          <summary>{subject}</summary>
          <p className="answer__text">{text}</p>
        </details>
      )}
      {(answer.canTakeBack || state === "failed") && (
        <ButtonForm action={answerPaths.answer(leadId)} name="act" value={`take-back ${id}`}>
          {state === "failed" ? copy.again : copy.takeBack}
        </ButtonForm>
      )}
    </div>
  );
}

function StateOfAnswer({ answer }: { answer: Open }) {
  const { clock } = useBusinessTime();
  const { state, subject, dueAt, canTakeBack, hasTried, filing_outcome: outcome, last_outcome } = answer;
  if (state === "queued") return hasTried ? copy.waits : canTakeBack ? copy.leaves(clock(dueAt)) : copy.leaving;
  if (state === "unknown") return copy.perhaps;
  const say = (words: string) => `${copy.service} ${troubleWords[readTrouble(words, "mail") ?? "refused"]}.`;
  if (state === "failed") return `${copy.failed} ${say(last_outcome ?? "")}`;
  return `${copy.notFiled(subject)} ${outcome.includes("ENOSENT") ? copy.noFolder : say(outcome)}`;
}
