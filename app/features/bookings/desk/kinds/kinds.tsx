import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Flash } from "#platform/desk/flash.tsx";
import { servicesOf } from "#platform/http/services.ts";
import { ButtonLink } from "#platform/ui/button.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { pageOfKind } from "../../rules/facts-of-kind.ts";
import { deskBookingCopy } from "../../words/desk.ts";
import { kindsCopy as copy } from "../../words/session-kinds.ts";
import type { Route } from "./+types/kinds";
import "./kinds.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const name = new URL(request.url).searchParams.get("flash") ?? "";
  const flash = Object.hasOwn(copy.flash, name) ? copy.flash[name as keyof typeof copy.flash] : undefined;
  return { kinds: await servicesOf(context).bookings.kinds.list(), flash };
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

/** The consultation first, then the sessions that pages promise, then the kinds that the owner added. */
export default function Kinds({ loaderData: { kinds, flash } }: Route.ComponentProps) {
  const { lengthMinutes } = useFacts().booking;
  return (
    <>
      <DeskHead back={deskPaths.bookings()} backWords={deskBookingCopy.all} title={copy.title} lead={copy.lead}>
        <Flash words={flash} />
      </DeskHead>
      <ul className="kinds-list">
        <li>
          <h2>
            <a href={deskPaths.factGroup("booking")}>{copy.first}</a>
          </h2>
          <p>{deskBookingCopy.minutes(lengthMinutes)}</p>
          <p className="quiet">{copy.firstText}</p>
          <GoLink href={paths.bookConsultation()}>{copy.see}</GoLink>
        </li>
        {kinds.map(({ id, slug, name, times, bookings, isHidden }) => (
          <li key={id}>
            <h2>
              <a href={deskPaths.kind(id)}>{name}</a> {isHidden && <span className="st st--off">{copy.hidden}</span>}
            </h2>
            <p>{copy.line(times.lengthMinutes, bookings)}</p>
            {isHidden ? (
              <p className="quiet">{pageOfKind({ id, slug })}</p>
            ) : (
              <GoLink href={pageOfKind({ id, slug })}>{pageOfKind({ id, slug })}</GoLink>
            )}
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink kind="ink" small bare href={deskPaths.kind("new")}>
          {copy.add}
        </ButtonLink>
      </p>
    </>
  );
}
