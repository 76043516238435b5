import type { ReactNode } from "react";
import { knownLine } from "../../rules/known-visitor.ts";
import type { CalendarCopy } from "../../words/booking.ts";

type Props = {
  copy: CalendarCopy;
  /** A visitor who came from the form, unless something is wrong with what it gave. */
  known: Parameters<typeof knownLine>[1] | undefined;
  who: ReactNode;
  /** Fields that the form does not have. */
  further: ReactNode;
  rest: ReactNode;
};

/** The visitor's details; what the form gave already is one line, with its fields behind "Change". */
export function KnownFields({ copy, known, who, further, rest }: Props) {
  if (!known) return [who, further, rest];
  return (
    <>
      <details className="known">
        <summary>
          {knownLine(copy, known)} <span className="textbtn">{copy.known.change}</span>
        </summary>
        <div className="known__fields">
          {who}
          {rest}
        </div>
      </details>
      {further}
    </>
  );
}
