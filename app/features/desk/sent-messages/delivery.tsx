import { data, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { nameDelivery } from "#platform/desk/delivery-words.ts";
import { DeskFacts } from "#platform/desk/desk-facts.tsx";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Flash } from "#platform/desk/flash.tsx";
import { Technical } from "#platform/desk/technical.tsx";
import { deliveriesCopy } from "#platform/desk/words/sent-messages.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { hideDeskLinks } from "#platform/mail/hide-desk-links.ts";
import { type DeliveryState, deadLetteredState } from "#platform/outbox/delivery-status.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import type { Route } from "./+types/delivery";
import { DeliveryFacts } from "./delivery-facts.tsx";
import { ResendButton } from "./delivery-table.tsx";
import "#platform/desk/deliveries.css";

const copy = deliveriesCopy.one;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const found = await servicesOf(context).desk.readDelivery(params.id);
  if (!found) throw data(null, { status: 404, statusText: "Not Found" });
  const { body, ...delivery } = found;
  const content = JSON.parse(body);
  const flash = new URL(request.url).searchParams.get("flash");
  return {
    delivery,
    mail:
      delivery.destination === "mail"
        ? { to: String(content.to?.address ?? ""), text: hideDeskLinks(String(content.text ?? "")) }
        : null,
    sent: delivery.destination === "mail" ? null : content,
    flash: flash === "resent" || flash === "underWay" ? deliveriesCopy.flash[flash] : undefined,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = await readFields(request);
  if (fields.intent !== "resend") return redirect(deskPaths.delivery(params.id), 303);
  const isResent = await servicesOf(context).desk.resend(params.id);
  return redirect(`${deskPaths.delivery(params.id)}?flash=${isResent ? "resent" : "underWay"}`, 303);
}

export const meta: Route.MetaFunction = () => deskMeta(deliveriesCopy.title);

const buttons = {
  delivered: deliveriesCopy.again,
  deadLettered: deliveriesCopy.resend,
  waiting: deliveriesCopy.tryNow,
  held: deliveriesCopy.release,
};

/** Labels the send button. Letters, which are sent only once, and withdrawn deliveries have none. */
const wordsOfButton = ({ state, letter }: { state: DeliveryState; letter: string | null }) => {
  if (letter !== null || state === "withdrawn" || state === "sending" || state === "unknown") return undefined;
  return buttons[state === deadLetteredState ? "deadLettered" : state];
};

export default function Delivery({ loaderData: { delivery, mail, sent, flash } }: Route.ComponentProps) {
  const name = nameDelivery(delivery);
  const button = wordsOfButton(delivery);
  return (
    <>
      <DeskHead back={deskPaths.deliveries()} backWords={copy.back} title={name} look="desk__name">
        <Flash words={flash} />
        {delivery.letter && delivery.kind !== "answer" && (
          <GoLink href={deskPaths.letter(delivery.letter)}>{copy.letter}</GoLink>
        )}
      </DeskHead>
      <DeliveryFacts delivery={delivery} to={mail?.to ?? ""} />
      {delivery.state === "held" && <p className="quiet">{deliveriesCopy.heldNote}</p>}
      {button && <ResendButton id={delivery.id} name={name} kind="ink" words={button} />}
      {!delivery.letter && (
        <section aria-labelledby="content">
          <h2 id="content">{mail ? copy.mail : copy.body}</h2>
          {mail ? <pre className="written">{mail.text}</pre> : <Sent content={sent} />}
        </section>
      )}
    </>
  );
}

/** Shows the body of a webhook call, as a list and as JSON. */
function Sent({ content }: { content: Record<string, unknown> }) {
  const rows = Object.entries(content).map(([name, value]) => [nameField(name), sayValue(value)] as const);
  return (
    <>
      <DeskFacts rows={rows} />
      <Technical text={JSON.stringify(content, null, 2)} />
    </>
  );
}

const nameField = (name: string) => {
  const words = name.replace(/_|(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Nested values are left to the technical details. */
const sayValue = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");
