import { data } from "react-router";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/lead-export";

/** Everything stored about one person, as a file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { queries } = servicesOf(context);
  const lead = await queries.leadFile.findLead(params.id);
  if (!lead) throw data(null, { status: 404, statusText: "Not Found" });
  const person = await queries.person.readPerson(lead.email_folded);
  return new Response(JSON.stringify(person, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${lead.id}.json"`,
    },
  });
}
