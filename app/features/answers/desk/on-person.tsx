import { ButtonForm } from "#platform/desk/button-form.tsx";
import { Flash } from "#platform/desk/flash.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { troubleWords } from "#platform/desk/words/sent-messages.ts";
import { readTrouble } from "#platform/outbox/delivery-trouble.ts";
import { ButtonLink } from "#platform/ui/button.tsx";
import { answerPaths } from "../answer-paths.ts";
import type { ShownAnswers } from "../server/answer-admin.ts";
import { answersDeskCopy as copy } from "../words/desk.ts";
import "./answers.css";

/** Mails to a person that are on their way, and the way to the form for another. */
export function OnPerson({ shown }: { shown: ShownAnswers }) {
  const { leadId, flash, open, hasDraft, isWaiting } = shown;
  const words = isWaiting ? copy.titleOfWaiting : copy.title;
  return (
    <section className="answer" id="answer" aria-label={words}>
      <Flash words={flash && copy.flash[flash]} />
      {open.map((answer) => (
        <OpenAnswer key={answer.id} leadId={leadId} answer={answer} />
      ))}
      <ButtonLink kind={isWaiting ? "ink" : "line"} small bare href={answerPaths.form(leadId)}>
        {hasDraft ? copy.goOn : words}
      </ButtonLink>
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
