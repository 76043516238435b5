import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { paths } from "#facts/paths.ts";
import { ConsentField } from "#platform/sections/consent-field.tsx";
import { fill } from "#platform/text/fill.ts";
import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import type { ReportMail } from "../../../rules/read-hook-response.ts";
import type { QuizResultCopy } from "../../../words/quiz-result.ts";

export type SentReport = {
  to: string;
  /** The private link to the result, if our server stored it. */
  address: string | null;
  /** The state of the mail: "follows" if mail is not set up yet, null if our server sends none. */
  mail: ReportMail | "follows" | null;
};

type Props = {
  words: QuizResultCopy["send"];
  sent?: SentReport;
  isSending?: boolean;
  /** The address and its problem, if the server has checked it. */
  wrong?: { email: string; message: string };
  onSend?: (email: string, wantsLetters: boolean) => void;
  /** Hidden fields for the form without JavaScript. */
  children?: ReactNode;
};

export function SendReport({ words, sent, isSending, wrong, onSend, children }: Props) {
  const sentNow = useRef<HTMLHeadingElement>(null);
  const wasSending = useRef(false);
  const isSent = sent !== undefined;
  useEffect(() => {
    if (wasSending.current && isSent) sentNow.current?.focus();
    wasSending.current = Boolean(isSending);
  }, [isSending, isSent]);
  if (sent) return <Sent words={words} sent={sent} title={sentNow} />;
  function submit(event: FormEvent<HTMLFormElement>) {
    if (!onSend) return;
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSend(String(form.get("email")).trim(), form.has("consent"));
  }
  return (
    <>
      <h2 id="report">{words.title}</h2>
      <p>{words.text}</p>
      <form method="post" action={`${paths.visibilityQuiz()}#report`} onSubmit={submit}>
        {children}
        <Field id="quiz-email" label={words.label} error={wrong?.message}>
          {(control) => (
            <input
              {...control}
              aria-required
              type="email"
              name="email"
              autoComplete="email"
              placeholder={words.placeholder}
              defaultValue={wrong?.email}
              onBlur={({ target }) =>
                void import("#features/leads/islands/suggest-email.ts").then((it) => it.askWhatWasMeant(target))
              }
            />
          )}
        </Field>
        <ConsentField id="quiz-consent" name="consent">
          {words.consent}
        </ConsentField>
        <Button type="submit" busy={isSending || undefined}>
          {isSending ? words.busy : words.button}
        </Button>
        <p className="small">{words.note}</p>
      </form>
    </>
  );
}

type SentProps = { words: Props["words"]; sent: SentReport; title: RefObject<HTMLHeadingElement | null> };

function Sent({ words, sent: { to, address, mail }, title }: SentProps) {
  return (
    <>
      <h2 id="report" ref={title} tabIndex={-1}>
        {words.sentTitle[mail === "queued" ? "mailed" : "waiting"]}
      </h2>
      <p>
        {fill(mail === "held" ? words.held : words.sent, { email: to })} {mail === "queued" && words.copySent}
        {mail === "follows" && words.copyFollows}
      </p>
      {!address && (mail === "queued" || mail === "held") && <p>{words.linkInMail}</p>}
      {address && (
        <div className="mailme__link">
          <h3 className="label">{words.linkTitle}</h3>
          <a href={address} data-private>
            {address.replace(/^https?:\/\//, "")}
          </a>
          <p>{words.link}</p>
          <Button bare data-copy={new URL(address).pathname}>
            {words.copyLink}
          </Button>
        </div>
      )}
    </>
  );
}
