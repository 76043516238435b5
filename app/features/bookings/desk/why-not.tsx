import { deskPaths } from "#facts/desk-paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { factsOfKind, kindOfSlug } from "../rules/facts-of-kind.ts";
import { whyNotCopy as copy } from "../words/calendars.ts";
import { KindField } from "./kind-field.tsx";
import type { loadWhyNot } from "./load-bookings.ts";

type Asked = Awaited<ReturnType<typeof loadWhyNot>>;
type Why = NonNullable<Asked["why"]>;

/** Form that asks about an hour. The answer names what takes it. */
export function WhyNot({ asked: { day, time, kind, why } }: { asked: Asked }) {
  const facts = useFacts();
  const { bufferMinutes } = factsOfKind(facts, kindOfSlug(facts, kind)?.id ?? "").booking;
  return (
    <section className="why-not" id="why-not" aria-labelledby="why-not-title">
      <h2 id="why-not-title">{copy.title}</h2>
      <p className="quiet">{copy.lead}</p>
      <form method="get" action={`${deskPaths.bookings()}#why-not`}>
        <input type="hidden" name="view" value="week" />
        <Field id="why-day" label={copy.day}>
          {(control) => <input {...control} type="date" name="day" defaultValue={day} required />}
        </Field>
        <Field id="why-time" label={copy.time}>
          {(control) => <input {...control} type="time" name="at" defaultValue={time} required />}
        </Field>
        <KindField id="why-kind" chosen={kind} />
        <Button kind="line" small bare type="submit">
          {copy.button}
        </Button>
      </form>
      {why && <Answer why={why} bufferMinutes={bufferMinutes} />}
    </section>
  );
}

function Answer({ why, bufferMinutes }: { why: Why; bufferMinutes: number }) {
  const words = useAnswer(why, bufferMinutes);
  return (
    <p className="why-not__answer" role="status">
      {words}
    </p>
  );
}

function useAnswer(why: Why, ownMinutes: number): string {
  const { moment, clock, calendarDay } = useBusinessTime();
  switch (why.kind) {
    case "offered":
    case "past":
    case "day off":
    case "full day":
      return copy.answers[why.kind];
    case "notice":
      return copy.answers.notice(moment(why.firstMs));
    case "too far":
      return copy.answers["too far"](calendarDay(why.last));
    case "closed":
      return copy.answers.closed(why.hours.map(({ startMs, endMs }) => `${clock(startMs)}–${clock(endMs)}`).join(", "));
    case "no beginning":
      return copy.answers["no beginning"](why.around.map(clock).join(copy.and));
    case "taken":
    case "pause": {
      const names = why.by.map(({ by, startMs, endMs }) =>
        (by.kind === "session" ? copy.bySession : copy.byCalendar)(by.name, moment(startMs), clock(endMs)),
      );
      // Beside another kind, the longer pause of the two is kept.
      const pauses = why.by.map((each) => ("bufferMinutes" in each ? Number(each.bufferMinutes) : 0));
      return copy.answers[why.kind](names.join(copy.and), Math.max(ownMinutes, ...pauses));
    }
  }
}
