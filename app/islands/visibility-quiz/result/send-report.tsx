import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { fill } from "#app/copy/fill.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { ResultWords } from "./quiz-result.tsx";

type Props = {
  words: ResultWords["send"];
  sentTo: string | null;
  isSending?: boolean;
  /** What is wrong with the address, and the address, where the server has looked at it. */
  wrong?: { email: string; message: string };
  onSend?: (email: string) => void;
  /** What the server needs to know where no script runs. */
  children?: ReactNode;
};

export function SendReport({ words, sentTo, isSending, wrong, onSend, children }: Props) {
  const sentNow = useRef<HTMLHeadingElement>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && sentTo) sentNow.current?.focus();
    wasSending.current = Boolean(isSending);
  }, [isSending, sentTo]);
  if (sentTo) {
    return (
      <>
        <h2 id="report" ref={sentNow} tabIndex={-1}>
          {words.sentTitle}
        </h2>
        <p>{fill(words.sent, { email: sentTo })}</p>
      </>
    );
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    if (!onSend) return;
    event.preventDefault();
    onSend(String(new FormData(event.currentTarget).get("email")).trim());
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
              type="email"
              name="email"
              autoComplete="email"
              placeholder={words.placeholder}
              defaultValue={wrong?.email}
            />
          )}
        </Field>
        <Button type="submit" busy={isSending || undefined}>
          {isSending ? words.busy : words.button}
        </Button>
        <p className="small">{words.note}</p>
      </form>
    </>
  );
}
