import { data } from "react-router";
import { businessPlace } from "#facts/business-place.ts";
import { noteActivity } from "#features/owner/owner-session.ts";
import { servicesOf } from "#platform/http/services.ts";
import { fullBusinessMoment } from "#platform/time/business-time.ts";
import { findLead } from "../server/queries/lead-file.ts";
import { readPerson } from "../server/queries/read-person.ts";
import { personDocumentCopy } from "../words/person-document.ts";
import type { Route } from "./+types/lead-download";
import { personDocument } from "./person-document.ts";
import { streamOf } from "./stream-of.ts";

/** Everything stored about one person, as a document that they can read, sent as it is read. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, facts, clock, tellAbout } = servicesOf(context);
  const lead = await findLead(db, params.id);
  if (!lead) throw data(null, { status: 404, statusText: "Not Found" });
  await noteActivity({ request, context }, { kind: "person-downloaded" });
  const person = await readPerson(db, lead.email_folded);
  const place = businessPlace(facts());
  const say = (ms: number | null) => (ms === null ? "" : fullBusinessMoment(ms, place));
  const sections = await tellAbout(lead.email_folded, say);
  const made = { brand: facts().brand.name, place, nowMs: clock(), sections, say };
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
