import { deskPaths } from "#facts/desk-paths.ts";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { addressesCopy } from "../../words/addresses.ts";
import type { Route } from "./+types/addresses";

const copy = addressesCopy.missed;

type Props = Route.ComponentProps["loaderData"]["missed"];
type Missed = Props["shown"][number];

/** Lists missed addresses, each with a form for its redirect. */
export const MissedList = ({ shown, count, aside }: Props) => (
  <section className="moved" aria-labelledby="missed">
    <h2 id="missed">{count > 0 ? copy.title(count) : copy.none}</h2>
    {count > 0 && <p className="quiet">{count > shown.length ? copy.some(shown.length) : copy.lead}</p>}
    <ul className="moved__missed">
      {shown.map((missed, at) => (
        <Entry key={missed.address} missed={missed} at={at} />
      ))}
    </ul>
    {aside.length > 0 && <Aside aside={aside} />}
  </section>
);

const Entry = ({ missed: { guess, ...missed }, at }: { missed: Missed; at: number }) => (
  <li>
    <div className="moved__asked">
      <h3>{missed.address}</h3>
      <Asked {...missed} />
    </div>
    <form method="post" action={deskPaths.addresses()}>
      <input type="hidden" name="from" value={missed.address} />
      <Field id={`to-${at}`} label={copy.to}>
        {(control) => <input {...control} name="to" list="places" defaultValue={guess} spellCheck={false} />}
      </Field>
      <Button kind="line" small bare type="submit">
        {addressesCopy.add.button}
        <span className="vh">{copy.of(missed.address)}</span>
      </Button>
      <button className="textbtn" type="submit" name="act" value={`aside:${missed.address}`}>
        {copy.aside}
        <span className="vh">{copy.of(missed.address)}</span>
      </button>
    </form>
  </li>
);

/** Links only pages of this site: referrers from elsewhere may be advertisements. */
function Asked({ count, lastAt, linkedFrom }: Pick<Missed, "count" | "lastAt" | "linkedFrom">) {
  const { day } = useBusinessTime();
  return (
    <p className="quiet">
      {copy.asked(count, day(lastAt))}{" "}
      {linkedFrom.startsWith("/") ? (
        <>
          {copy.linkedHere} <a href={linkedFrom}>{linkedFrom}</a>
        </>
      ) : (
        linkedFrom && copy.linkedFrom(linkedFrom.replace(/^https?:\/\//, ""))
      )}
    </p>
  );
}

const Aside = ({ aside }: Pick<Props, "aside">) => (
  <details className="moved__several">
    <summary>{copy.asideTitle(aside.length)}</summary>
    <ul className="moved__list">
      {aside.map((missed) => (
        <li key={missed.address}>
          <p>
            <b>{missed.address}</b>
          </p>
          <form method="post" action={deskPaths.addresses()}>
            <button className="textbtn" type="submit" name="act" value={`list:${missed.address}`}>
              {copy.back}
              <span className="vh">{copy.of(missed.address)}</span>
            </button>
          </form>
        </li>
      ))}
    </ul>
  </details>
);
