import { data } from "react-router";
import { personDocumentCopy } from "#app/copy/desk/person-document.ts";
import { noteActivity } from "#app/sections/owner-session.ts";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/lead-download";
import { personDocument } from "./person-document.ts";
import { streamOf } from "./stream-of.ts";

/** Everything stored about one person, as a document that they can read, sent as it is read. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { queries, facts, clock } = servicesOf(context);
  const lead = await queries.leadFile.findLead(params.id);
  if (!lead) throw data(null, { status: 404, statusText: "Not Found" });
  await noteActivity({ request, context }, { kind: "person-downloaded" });
  const { brand, booking } = facts();
  const person = await queries.person.readPerson(lead.email_folded);
  const made = { brand: brand.name, timeZone: booking.timeZone, nowMs: clock() };
  const file = encodeFileName(personDocumentCopy.file(lead.name || lead.email));
  return new Response(streamOf(personDocument(person, made)), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Disposition": `attachment; filename="person.html"; filename*=UTF-8''${file}`,
    },
  });
}

/** RFC 8187. */
const encodeFileName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
