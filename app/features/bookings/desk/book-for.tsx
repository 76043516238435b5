import { deskPaths } from "#facts/desk-paths.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { servicesOf } from "#platform/http/services.ts";
import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { MeetingFields } from "../pages/sections/meeting-fields.tsx";
import { readPlainCalendar } from "../pages/sections/read-calendar.ts";
import { useKind } from "../pages/sections/use-kind.ts";
import { kindOfSlug } from "../rules/facts-of-kind.ts";
import { deskBookingCopy } from "../words/desk.ts";
import { kindsCopy } from "../words/session-kinds.ts";
import type { Route } from "./+types/book-for";
import { KindField } from "./kind-field.tsx";
import { NoMailLine } from "./no-mail-line.tsx";
import { type RefusedBooking, saveBookingFor } from "./save-booking-for.ts";
import { SlotField } from "./slot-field.tsx";
import { ZoneLine } from "./zone-line.tsx";
import "./bookings.css";

const copy = deskBookingCopy.byHand;
const maxGiven = 254;

export const action = saveBookingFor;

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { searchParams } = new URL(request.url);
  const kind = kindOfSlug(services.facts(), searchParams.get("kind") ?? "");
  const given = (name: string) => (searchParams.get(name) ?? "").slice(0, maxGiven);
  const from = new URL(`?${new URLSearchParams({ from: given("from") })}`, "http://calendar.invalid");
  return {
    calendar: await readPlainCalendar(from, services, { kindId: kind?.id ?? "", isByOwner: true }),
    given: { name: given("name"), email: given("email"), kind: kind?.slug ?? "" },
  };
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

/** Booking by hand, for somebody who called or wrote. */
export default function BookFor({ loaderData: { calendar, given }, actionData }: Route.ComponentProps) {
  const refused: RefusedBooking | undefined = actionData;
  const { notice } = refused ?? {};
  return (
    <>
      <DeskHead back={deskPaths.bookings()} backWords={deskBookingCopy.all} title={copy.title} lead={copy.lead}>
        <ZoneLine />
        <NoMailLine />
        {notice && notice !== "gone" && (
          <p className="desk__warning" role="alert">
            {copy[notice]}
          </p>
        )}
      </DeskHead>
      <KindChoice given={given} />
      <form
        className="session"
        method="post"
        action={deskPaths.bookFor(given.kind ? { kind: given.kind } : {})}
        noValidate
      >
        <input type="hidden" name="kind" value={given.kind} />
        <SlotField
          calendar={calendar}
          page={(from) => deskPaths.bookFor({ ...given, from })}
          chosen={refused?.values.start ?? ""}
          error={startError(refused)}
        />
        <Person refused={refused} given={given} kindId={calendar.kindId} />
        <input type="hidden" name="idempotency_key" value={calendar.idempotencyKey} />
        {calendar.days.length > 0 && (
          <Button kind="ink" small bare type="submit">
            {copy.button}
          </Button>
        )}
      </form>
    </>
  );
}

function startError(refused: RefusedBooking | undefined) {
  if (refused?.notice === "gone") return deskBookingCopy.goneHour;
  return refused?.problems.start && deskBookingCopy.missing;
}

type Given = { name: string; email: string; kind: string };

/** The hours are those of one kind, so it is chosen first. */
function KindChoice({ given: { name, email, kind } }: { given: Given }) {
  return (
    <form className="kind-choice" method="get" action={deskPaths.bookFor()}>
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="email" value={email} />
      <KindField id="kind" chosen={kind} />
      <Button kind="line" small bare type="submit">
        {kindsCopy.look}
      </Button>
    </form>
  );
}

type PersonProps = { refused: RefusedBooking | undefined; given: Given; kindId: string };

function Person({ refused, given, kindId }: PersonProps) {
  const { asks, copy: words } = useKind(kindId);
  const { problems, values } = refused ?? {};
  const chosen = values?.meeting || asks.meetings[0];
  const error = (field: "name" | "email" | "notes") => problems?.[field] && copy.problems[field];
  return (
    <>
      <Field id="name" label={copy.name} error={error("name")}>
        {(control) => <input {...control} name="name" defaultValue={values?.name ?? given.name} autoComplete="off" />}
      </Field>
      <Field id="email" label={copy.email} error={error("email")}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            defaultValue={values?.email ?? given.email}
            autoComplete="off"
          />
        )}
      </Field>
      <MeetingFields
        copy={words.meeting}
        meetings={asks.meetings}
        radio={(each) => ({ defaultChecked: each === chosen })}
        phone={{ id: "phone", error: problems?.phone && words.problems.phone[problems.phone] }}
        input={{ defaultValue: values?.phone, autoComplete: "off" }}
      />
      {asks.questions.map(({ field, text }) => (
        <Field key={field} id={field} label={text} optional={deskBookingCopy.optional}>
          {(control) => <textarea {...control} name={field} rows={2} defaultValue={values?.[field]} />}
        </Field>
      ))}
      <Field
        id="notes"
        label={copy.notes}
        optional={deskBookingCopy.optional}
        hint={copy.notesHint}
        error={error("notes")}
      >
        {(control) => <textarea {...control} name="notes" rows={3} defaultValue={values?.notes} />}
      </Field>
    </>
  );
}
