import { redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { readEntries } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { leadsCopy as copy } from "../words/desk.ts";
import type { Route } from "./+types/leads";
import { changeMany } from "./change-many.ts";
import { LeadHead, LeadList } from "./lead-list.tsx";
import { asPlace, readLeadQuery } from "./lead-query.ts";
import { loadLeadList } from "./load-lead-list.ts";
import { readLeadFlash } from "./read-lead-flash.ts";
import "./leads.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  return { list: await loadLeadList(request, servicesOf(context)), flash: readLeadFlash(request) };
}

/** Changes the status or the tags of the ticked people. */
export async function action({ request, context }: Route.ActionArgs) {
  const place = asPlace(readLeadQuery(request));
  const done = await changeMany(await readEntries(request), servicesOf(context));
  return redirect(deskPaths.leads({ ...place, ...done }), 303);
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function Leads({ loaderData: { list, flash } }: Route.ComponentProps) {
  const words = flash && (flash.key === "many" ? copy.bulk.done(Number(flash.was)) : copy.flash[flash.key]);
  return (
    <>
      <LeadHead counts={list.counts} flash={words} />
      <LeadList list={list} />
    </>
  );
}
