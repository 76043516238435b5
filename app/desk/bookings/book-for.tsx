import { deskBookingCopy } from "#app/copy/desk/bookings.ts";
import { deskMeta } from "#app/desk/frame/desk-meta.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { readPlainCalendar } from "#app/sections/bookings/read-calendar.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/book-for";
import { NoMailLine } from "./no-mail-line.tsx";
import { type RefusedBooking, saveBookingFor } from "./save-booking-for.ts";
import { SlotField } from "./slot-field.tsx";
import { ZoneLine } from "./zone-line.tsx";
import "#app/ui/buttons.css";
import "#app/ui/fields.css";
import "./bookings.css";

const copy = deskBookingCopy.byHand;
const maxGiven = 254;

export const action = saveBookingFor;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const given = (name: string) => (searchParams.get(name) ?? "").slice(0, maxGiven);
  const from = new URL(`?${new URLSearchParams({ from: given("from") })}`, "http://calendar.invalid");
  return {
    calendar: await readPlainCalendar(from, servicesOf(context)),
    given: { name: given("name"), email: given("email") },
  };
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

/** Booking by hand, for somebody who rang or wrote. */
export default function BookFor({ loaderData: { calendar, given }, actionData }: Route.ComponentProps) {
  const refused: RefusedBooking | undefined = actionData;
  const { notice } = refused ?? {};
  return (
    <>
      <header className="desk__head">
        <GoLink back href={deskPaths.bookings()}>
          {deskBookingCopy.all}
        </GoLink>
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
        <ZoneLine />
        <NoMailLine />
        {notice && notice !== "gone" && (
          <p className="desk__warning" role="alert">
            {copy[notice]}
          </p>
        )}
      </header>
      <form className="session" method="post" action={deskPaths.bookFor()} noValidate>
        <SlotField
          calendar={calendar}
          page={(from) => deskPaths.bookFor({ ...given, from })}
          chosen={refused?.values.start ?? ""}
          error={startError(refused)}
        />
        <Person refused={refused} given={given} />
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

type PersonProps = { refused: RefusedBooking | undefined; given: { name: string; email: string } };

function Person({ refused, given }: PersonProps) {
  const { problems, values } = refused ?? {};
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
