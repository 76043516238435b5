import type { ReactNode } from "react";
import { redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { ButtonForm } from "#platform/desk/button-form.tsx";
import { countedTo } from "#platform/desk/counted-to.ts";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Flash } from "#platform/desk/flash.tsx";
import { Pager } from "#platform/desk/pager.tsx";
import { deskCopy } from "#platform/desk/words/desk.ts";
import { deliveriesCopy as copy } from "#platform/desk/words/sent-messages.ts";
import { readCursor } from "#platform/http/cursor.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import {
  countDeliveries,
  countOutcomes,
  countWaitingMails,
  listDeliveries,
} from "#platform/outbox/server/queries/deliveries.ts";
import { SendTests } from "../frame/send-tests.tsx";
import type { Route } from "./+types/deliveries";
import { DeliveryTable } from "./delivery-table.tsx";
import { StuckStrip } from "./stuck-strip.tsx";
import "#platform/desk/deliveries.css";

const lists = ["all", "failing", "waiting", "held", "withdrawn", "unknown", "delivered"] as const;
type ListName = (typeof lists)[number];
/** Features link to their own pages here. */
const links = import.meta.glob<{ OnSentMessages: () => ReactNode }>("../../*/desk/on-sent-messages.tsx", {
  eager: true,
});
const limit = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, desk } = servicesOf(context);
  const { searchParams } = new URL(request.url);
  const list = lists.find((each) => each === searchParams.get("list")) ?? "all";
  const before = readCursor(searchParams.get("before"));
  const { deliveries, isMore } = await listDeliveries(db, { list, before, limit });
  const last = deliveries.at(-1);
  const destinations = desk.destinations();
  const isCarried = destinations.some(({ destination, isSet }) => destination === "mail" && isSet);
  return {
    list,
    deliveries,
    isFirst: !before,
    next: isMore && last ? { ms: last.createdAt, id: last.id } : undefined,
    failing: await countDeliveries(db, "failing", countedTo),
    resent: await countDeliveries(db, "resent", countedTo),
    held: await countDeliveries(db, "held", countedTo),
    outcomes: await countOutcomes(db, countedTo),
    resending: await desk.listResends(),
    fullMailHour: await desk.fullMailHour(),
    untransported: isCarried ? 0 : await countWaitingMails(db, countedTo),
    destinations,
    flash: readFlash(searchParams),
  };
}

/** The result of the last press, from the address. */
function readFlash(query: URLSearchParams): string | undefined {
  const count = Number(query.get("resent"));
  if (Number.isInteger(count) && count > 0) return copy.resentAll(deskCopy.atMost(count, countedTo), count === 1);
  return query.has("resent") ? copy.flash.none : query.has("tested") ? copy.flash.tested : undefined;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { desk } = servicesOf(context);
  const fields = await readFields(request);
  const wanted = desk.destinations().find(({ destination }) => destination === fields.test);
  if (wanted) {
    await desk.sendTest(wanted.destination);
    return redirect(`${deskPaths.deliveries("waiting")}&tested`, 303);
  }
  const list = (["failing", "held"] as const).find((each) => each === fields.send);
  if (!list) return redirect(deskPaths.deliveries(), 303);
  return redirect(`${deskPaths.deliveries("waiting")}&resent=${await desk.resendList(list, countedTo)}`, 303);
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function Deliveries({ loaderData }: Route.ComponentProps) {
  const { list, deliveries, flash, next, isFirst, destinations } = loaderData;
  return (
    <>
      <header className="desk__head">
        <h1>{copy.title}</h1>
        <p className="quiet">{copy.lead}</p>
        {Object.entries(links).map(([file, { OnSentMessages }]) => (
          <OnSentMessages key={file} />
        ))}
        <Flash words={flash} />
        <StuckStrip data={loaderData} />
      </header>
      <section className="deliveries" aria-label={copy.title}>
        <div className="deliveries__top">
          <Lists list={list} />
          {(list === "failing" || list === "held") && deliveries.length > 0 && (
            <ButtonForm kind="ink" name="send" value={list}>
              {list === "held" ? copy.releaseAll : copy.resendAll}
            </ButtonForm>
          )}
        </div>
        {noteOf(loaderData) && <p className="quiet">{noteOf(loaderData)}</p>}
        {deliveries.length > 0 ? <DeliveryTable deliveries={deliveries} /> : <p>{copy.none[list]}</p>}
        <Pager href={deskPaths.deliveries(list)} next={next} isFirst={isFirst} />
      </section>
      <SendTests destinations={destinations} />
    </>
  );
}

function noteOf(data: Route.ComponentProps["loaderData"]): string | undefined {
  const { list, failing, resending, fullMailHour, destinations } = data;
  const isCarried = destinations.some(({ destination, isSet }) => destination === "mail" && isSet);
  const areResent = resending.includes("failing") && copy.resending(deskCopy.atMost(failing, countedTo));
  const notes: Record<ListName, string | false | 0 | undefined> = {
    all: areResent,
    failing: areResent,
    waiting: isCarried ? fullMailHour && copy.hourIsFull(fullMailHour) : copy.noCarrier,
    held: resending.includes("held") ? copy.releasing : copy.heldNote,
    withdrawn: copy.withdrawnNote,
    unknown: copy.unknownNote,
    delivered: undefined,
  };
  return notes[list] || undefined;
}

const Lists = ({ list }: { list: ListName }) => (
  <nav className="desk__tabs" aria-label={copy.listLabel}>
    {lists.map((each) => (
      <a
        key={each}
        href={deskPaths.deliveries(each === "all" ? undefined : each)}
        aria-current={each === list ? "page" : undefined}
      >
        {copy.lists[each]}
      </a>
    ))}
  </nav>
);
