import { data, redirect } from "react-router";
import { deliveriesCopy } from "#app/copy/desk-deliveries.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { readFields } from "#app/sections/read-fields.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { edgesOf } from "#server/edges.ts";
import type { Route } from "./+types/delivery";
import { DeliveryFacts } from "./delivery-facts.tsx";
import { ReplayButton } from "./delivery-table.tsx";
import { nameDelivery } from "./delivery-words.ts";
import { deskMeta } from "./desk-meta.ts";
import { Said } from "./said.tsx";
import "./deliveries.css";

const copy = deliveriesCopy.one;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, tables } = edgesOf(context);
  const found = await tables.deliveries.findDelivery(db, params.id);
  if (!found) throw data(null, { status: 404, statusText: "Not Found" });
  const { body, ...delivery } = found;
  const content = JSON.parse(body);
  const said = new URL(request.url).searchParams.get("said");
  return {
    delivery,
    mail: delivery.destination === "mail" ? { to: String(content.to?.address), text: String(content.text) } : null,
    json: delivery.destination === "mail" ? "" : JSON.stringify(content, null, 2),
    said: said === "replayed" || said === "underWay" ? deliveriesCopy.said[said] : undefined,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = await readFields(request);
  if (fields.intent !== "replay") return redirect(deskPaths.delivery(params.id), 303);
  const isReplayed = await edgesOf(context).desk.replay(params.id);
  return redirect(`${deskPaths.delivery(params.id)}?said=${isReplayed ? "replayed" : "underWay"}`, 303);
}

export const meta: Route.MetaFunction = () => deskMeta(deliveriesCopy.title);

const press = {
  delivered: deliveriesCopy.again,
  parked: deliveriesCopy.replay,
  waiting: deliveriesCopy.tryNow,
  held: deliveriesCopy.release,
};

export default function Delivery({ loaderData: { delivery, mail, json, said } }: Route.ComponentProps) {
  const name = nameDelivery(delivery);
  return (
    <>
      <header className="desk__head">
        <GoLink href={deskPaths.deliveries()} back>
          {copy.back}
        </GoLink>
        <h1 className="desk__name">{name}</h1>
        <Said words={said} />
      </header>
      <DeliveryFacts delivery={delivery} to={mail?.to ?? ""} />
      {delivery.state === "held" && <p className="quiet">{deliveriesCopy.heldNote}</p>}
      {delivery.state !== "withdrawn" && (
        <ReplayButton id={delivery.id} name={name} kind="ink" words={press[delivery.state]} />
      )}
      <section aria-labelledby="content">
        <h2 id="content">{mail ? copy.mail : copy.body}</h2>
        <pre className="written">{mail?.text ?? json}</pre>
      </section>
    </>
  );
}
