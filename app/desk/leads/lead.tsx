import { redirect } from "react-router";
import { leadsCopy } from "#app/copy/desk/leads.ts";
import { deskMeta } from "#app/desk/frame/desk-meta.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { readLeadStatus } from "#app/rules/leads/lead-status.ts";
import { readText } from "#app/rules/text/read-text.ts";
import { readFields } from "#app/sections/read-fields.ts";
import { type Services, servicesOf } from "#server/services.ts";
import type { Route } from "./+types/lead";
import { LeadFile } from "./lead-file.tsx";
import { LeadHead, LeadList } from "./lead-list.tsx";
import { asQuery } from "./lead-query.ts";
import { loadLeadFile } from "./load-lead-file.ts";
import { loadLeadList } from "./load-lead-list.ts";
import "./leads.css";

const copy = leadsCopy.file;
const maxNoteCharacters = 4000;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const file = await loadLeadFile(params.id, services);
  const told = new URL(request.url).searchParams.get("said");
  const flash =
    told === "saved" || told === "released" || told === "notSure" || told === "booked" ? copy[told] : undefined;
  return { file, list: await loadLeadList(request, services), flash };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const { intent, sure, status: wanted, note: typed = "" } = await readFields(request);
  if (intent === "erase") return erase(params.id, sure === "yes", services);
  const status = readLeadStatus(wanted);
  if (intent !== "change" || !status) return redirect(deskPaths.lead(params.id), 303);
  const note = readText(typed, "lines", maxNoteCharacters).text.slice(0, maxNoteCharacters);
  await services.queries.leadFile.changeLead(params.id, { status, note });
  return redirect(`${deskPaths.lead(params.id)}?said=saved`, 303);
}

async function erase(id: string, isSure: boolean, { queries, clock }: Services) {
  if (!isSure) return redirect(`${deskPaths.lead(id)}?said=notSure`, 303);
  const lead = await queries.leadFile.findLead(id);
  const outcome = lead && (await queries.person.eraseEverythingAbout(lead.email_folded, clock()));
  if (outcome === "booked") return redirect(`${deskPaths.lead(id)}?said=booked`, 303);
  return redirect(`${deskPaths.leads()}?said=erased`, 303);
}

export const meta: Route.MetaFunction = () => deskMeta(leadsCopy.title);

export default function LeadPage({ loaderData: { file, list, flash } }: Route.ComponentProps) {
  return (
    <>
      <LeadHead counts={list.counts} />
      <div className="desk__split">
        <LeadList list={list} selected={file.lead.id} />
        <LeadFile file={file} query={{ ...asQuery(list.query), before: list.cursor }} flash={flash} />
      </div>
    </>
  );
}
