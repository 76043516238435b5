import { data } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { DeskFacts } from "#platform/desk/desk-facts.tsx";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { servicesOf } from "#platform/http/services.ts";
import { findMailOfPerson } from "../server/queries/thread-mails.ts";
import { leadsCopy } from "../words/desk.ts";
import type { Route } from "./+types/mail";
import "#platform/desk/deliveries.css";

const copy = leadsCopy.wholeMail;

export const handle = { personal: true } as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  const mail = await findMailOfPerson(servicesOf(context).db, params.id);
  if (!mail) throw data(null, { status: 404, statusText: "Not Found" });
  return mail;
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

/** A mail to or from a person: its words, and the whole of it with what it quotes, as text alone. */
export default function Mail({ loaderData: mail }: Route.ComponentProps) {
  const { moment } = useBusinessTime();
  const { subject, sender, at, text, whole } = mail;
  const rows = [
    [copy.from, sender],
    [copy.when, moment(at)],
  ] as const;
  return (
    <>
      <DeskHead
        back={deskPaths.lead(mail.lead_id)}
        backWords={mail.name || mail.email}
        title={subject || copy.title}
        look="desk__name"
      />
      <DeskFacts rows={rows} />
      <pre className="written">{text || copy.noWords}</pre>
      {whole !== text && (
        <details>
          <summary>{copy.whole}</summary>
          <pre className="written">{whole}</pre>
        </details>
      )}
    </>
  );
}
