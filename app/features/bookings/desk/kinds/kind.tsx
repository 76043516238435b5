import { data, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { isPromised } from "#facts/promised-kinds.ts";
import { readWeekFields } from "#features/details/desk/read-week-fields.ts";
import { noteActivity } from "#features/owner/owner-session.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { type Services, servicesOf } from "#platform/http/services.ts";
import { Button } from "#platform/ui/button.tsx";
import { kindsCopy as copy } from "../../words/session-kinds.ts";
import type { Route } from "./+types/kind";
import { KindForm } from "./kind-form.tsx";
import { readKind, type TypedKind, typeKind } from "./read-kind.ts";
import "#features/details/desk/facts.css";
import "#features/details/desk/hours-fields.css";
import "./kinds.css";

const added = "new";

async function findKind(id: string, { bookings }: Services) {
  const kind = (await bookings.kinds.list()).find((each) => each.id === id);
  if (!kind && id !== added) throw data(null, 404);
  return kind;
}

/** Prefills a new kind with the rules of the consultation. */
function startOf({ facts }: Services): TypedKind {
  const { booking } = facts();
  const times = { ...booking, weeklyHours: booking.weeklyHours.map(() => []) };
  return typeKind({ slug: "", name: "", about: "", place: "", questions: [], times });
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const kind = await findKind(params.id, services);
  return { id: params.id, kind, typed: kind ? typeKind(kind) : startOf(services) };
}

/** Saves, hides, shows or removes a kind of session. */
export async function action(asked: Route.ActionArgs) {
  const services = servicesOf(asked.context);
  const { kinds } = services.bookings;
  const known = await findKind(asked.params.id, services);
  const fields = await readFields(asked.request);
  const leave = async (flash: keyof typeof copy.flash, name: string) => {
    if (flash !== "kept") await noteActivity(asked, { kind: "details-changed", about: name });
    await services.refreshContent();
    return redirect(deskPaths.kinds({ flash }), 303);
  };
  if (known && (fields.act === "hide" || fields.act === "show")) {
    const isHidden = fields.act === "hide";
    await kinds.save({ ...known, isHidden });
    return leave(isHidden ? "hidden" : "shown", known.name);
  }
  if (isPromised(asked.params.id)) throw data(null, 405);
  if (known && fields.act === "remove") return leave((await kinds.remove(known.id)) ? "removed" : "kept", known.name);
  const reading = readKind(fields, {
    id: known?.id ?? services.bookings.kinds.makeId(),
    isHidden: known?.isHidden ?? false,
  });
  const refuse = (problems: object) =>
    data({ typed: reading.typed, problems, week: readWeekFields(fields, "weeklyHours") }, 422);
  if ("problems" in reading) return refuse(reading.problems);
  const whole = await kinds.save(reading.kind);
  return whole ? refuse({ whole }) : leave("saved", reading.kind.name);
}

export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.kind?.name ?? copy.newTitle);

export default function KindPage({ loaderData: { id, kind, typed }, actionData: refused }: Route.ComponentProps) {
  return (
    <>
      <DeskHead back={deskPaths.kinds()} backWords={copy.all} title={kind?.name ?? copy.newTitle} />
      {isPromised(id) ? (
        <p>
          {copy.promised} <a href={deskPaths.factGroup("sessionMinutes")}>{copy.promisedLengths}</a>
        </p>
      ) : (
        <KindForm id={id} typed={refused?.typed ?? typed} problems={refused?.problems ?? {}} week={refused?.week} />
      )}
      {kind && <Ways id={id} kind={kind} />}
    </>
  );
}

type Kind = NonNullable<Route.ComponentProps["loaderData"]["kind"]>;

/** Hiding can be undone, so only removing asks for confirmation. */
const Ways = ({ id, kind: { isHidden, bookings } }: { id: string; kind: Kind }) => (
  <form className="kind__ways" method="post" action={deskPaths.kind(id)}>
    <Button kind="line" small bare type="submit" name="act" value={isHidden ? "show" : "hide"}>
      {isHidden ? copy.show : copy.hide}
    </Button>
    {isPromised(id) ? null : bookings > 0 ? (
      <p className="quiet">{copy.keeps}</p>
    ) : (
      <details>
        <summary>{copy.remove}</summary>
        <Button kind="ink" small bare type="submit" name="act" value="remove">
          {copy.sure}
        </Button>
      </details>
    )}
  </form>
);
