import { redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { requireProof } from "#features/owner/desk/ask-for-proof.ts";
import { noteActivity } from "#features/owner/owner-session.ts";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { type Fields, readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { findLead } from "../server/queries/lead-file.ts";
import { leadsCopy } from "../words/desk.ts";
import type { Route } from "./+types/lead";
import { LeadFile } from "./lead-file.tsx";
import { LeadHead, LeadList } from "./lead-list.tsx";
import { asPlace, readLeadQuery } from "./lead-query.ts";
import { type LeadFileData, loadLeadFile } from "./load-lead-file.ts";
import { loadLeadList } from "./load-lead-list.ts";
import { readLeadFlash } from "./read-lead-flash.ts";
import { type LeadFlash, saveLeadForm } from "./save-lead-form.ts";
import "./leads.css";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const file = await loadLeadFile(params.id, services);
  const panels = await services.show("person", request);
  return { file: { ...file, panels }, list: await loadLeadList(request, services), flash: readLeadFlash(request) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const place = asPlace(readLeadQuery(request));
  const fields = await readFields(request);
  if (fields.intent === "erase") await requireProof({ request, context }, deskPaths.lead(params.id, place));
  const services = servicesOf(context);
  const before = await findLead(services.db, params.id);
  const flash = await saveLeadForm(params.id, fields, services);
  if (flash === "erased") await noteActivity({ request, context }, { kind: "person-erased" });
  if (flash === "erased") return redirect(deskPaths.leads({ ...place, flash }), 303);
  return redirect(
    deskPaths.lead(params.id, flash ? { ...place, flash, was: before && undoOf(flash, before, fields) } : place),
    303,
  );
}

/** Returns the earlier value, for undo; undefined if nothing changed. */
function undoOf(flash: LeadFlash, { status, next_step, next_step_day }: LeadFileData["lead"], fields: Fields) {
  if (flash === "saved" && status !== fields.status) return status;
  if (flash === "changed") return fields.id;
  return flash === "removed" && next_step_day !== "" ? `${next_step_day} ${next_step}` : undefined;
}

export const meta: Route.MetaFunction = () => deskMeta(leadsCopy.title);

export default function LeadPage({ loaderData: { file, list, flash } }: Route.ComponentProps) {
  return (
    <>
      <LeadHead counts={list.counts} />
      <div className="desk__split">
        <LeadList list={list} selected={file.lead.id} />
        <LeadFile file={file} place={asPlace(list.query)} knownTags={list.tags} today={list.today} flash={flash} />
      </div>
    </>
  );
}
