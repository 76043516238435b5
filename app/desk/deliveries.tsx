import { redirect } from "react-router";
import { deskCopy } from "#app/copy/desk.ts";
import { deliveriesCopy as copy } from "#app/copy/desk-deliveries.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { readPagePlace } from "#app/rules/page-place.ts";
import { readFields } from "#app/sections/read-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { edgesOf } from "#server/edges.ts";
import type { Route } from "./+types/deliveries";
import { countedTo } from "./counted-to.ts";
import { DeliveryTable } from "./delivery-table.tsx";
import { deskMeta } from "./desk-meta.ts";
import { Pager } from "./pager.tsx";
import { Said } from "./said.tsx";
import { SendTests } from "./send-tests.tsx";
import "./deliveries.css";

const shelves = ["failing", "waiting", "held", "withdrawn", "delivered"] as const;
type Shelf = (typeof shelves)[number];
const most = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, tables, desk } = edgesOf(context);
  const { searchParams } = new URL(request.url);
  const shelf = shelves.find((each) => each === searchParams.get("shelf")) ?? "failing";
  const before = readPagePlace(searchParams.get("before"));
  const { deliveries, isMore } = await tables.deliveries.listDeliveries(db, { shelf, before, most });
  const last = deliveries.at(-1);
  return {
    shelf,
    deliveries,
    isFirst: !before,
    next: isMore && last ? { ms: last.createdAt, id: last.id } : undefined,
    failing: await tables.deliveries.countDeliveries(db, "failing", Math.max(countedTo, desk.mostReplayed)),
    mostReplayed: desk.mostReplayed,
    fullMailHour: await desk.fullMailHour(),
    destinations: desk.destinations(),
    said: readSaid(searchParams),
  };
}

/** What the last press came to, as the address tells it. */
function readSaid(query: URLSearchParams): string | undefined {
  const count = Number(query.get("replayed"));
  if (Number.isInteger(count) && count > 0) return copy.replayedAll(count);
  return query.has("replayed") ? copy.said.none : query.has("tested") ? copy.said.tested : undefined;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { desk } = edgesOf(context);
  const fields = await readFields(request);
  const wanted = desk.destinations().find(({ destination }) => destination === fields.test);
  if (wanted) {
    await desk.sendTest(wanted.destination);
    return redirect(`${deskPaths.deliveries("waiting")}&tested`, 303);
  }
  const shelf = (["failing", "held"] as const).find((each) => each === fields.send);
  if (!shelf) return redirect(deskPaths.deliveries(), 303);
  return redirect(`${deskPaths.deliveries("waiting")}&replayed=${await desk.sendAll(shelf)}`, 303);
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function Deliveries({ loaderData }: Route.ComponentProps) {
  const { shelf, deliveries, failing, said, next, isFirst, destinations } = loaderData;
  const count = deskCopy.atMost(failing, countedTo);
  return (
    <>
      <header className="desk__head">
        <h1>{copy.title}</h1>
        <p>
          {failing > 0 ? copy.failed(count, failing === 1) : copy.calm} <span className="quiet">{copy.lead}</span>
        </p>
        <Said words={said} />
      </header>
      <section className="deliveries" aria-label={copy.title}>
        <div className="deliveries__top">
          <Shelves shelf={shelf} />
          {(shelf === "failing" || shelf === "held") && deliveries.length > 0 && (
            <form method="post">
              <Button kind="ink" small bare type="submit" name="send" value={shelf}>
                {shelf === "held" ? copy.releaseAll : copy.replayAll}
              </Button>
            </form>
          )}
        </div>
        {noteOf(loaderData) && <p className="quiet">{noteOf(loaderData)}</p>}
        {deliveries.length > 0 ? <DeliveryTable deliveries={deliveries} /> : <p>{copy.none[shelf]}</p>}
        <Pager href={deskPaths.deliveries(shelf)} next={next} isFirst={isFirst} />
      </section>
      <SendTests destinations={destinations} />
    </>
  );
}

/** What there is to know of a list before it is read. */
function noteOf(data: Route.ComponentProps["loaderData"]): string | undefined {
  const { shelf, failing, mostReplayed, fullMailHour, destinations } = data;
  const isCarried = destinations.some(({ destination, isSet }) => destination === "mail" && isSet);
  const notes: Record<Shelf, string | false | 0 | undefined> = {
    failing: failing > mostReplayed && copy.replayMost(mostReplayed),
    waiting: isCarried ? fullMailHour && copy.hourIsFull(fullMailHour) : copy.noCarrier,
    held: copy.heldNote,
    withdrawn: copy.withdrawnNote,
    delivered: undefined,
  };
  return notes[shelf] || undefined;
}

const Shelves = ({ shelf }: { shelf: Shelf }) => (
  <nav className="desk__tabs" aria-label={copy.shelfLabel}>
    {shelves.map((each) => (
      <a key={each} href={deskPaths.deliveries(each)} aria-current={each === shelf ? "page" : undefined}>
        {copy.shelves[each]}
      </a>
    ))}
  </nav>
);
