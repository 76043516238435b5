import { deskMeta } from "#platform/desk/desk-meta.ts";
import { servicesOf } from "#platform/http/services.ts";
import { leadsCopy as copy } from "../words/desk.ts";
import type { Route } from "./+types/leads";
import { LeadHead, LeadList } from "./lead-list.tsx";
import { loadLeadList } from "./load-lead-list.ts";
import { readLeadFlash } from "./read-lead-flash.ts";
import "./leads.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  return { list: await loadLeadList(request, servicesOf(context)), flash: readLeadFlash(request)?.key };
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function Leads({ loaderData: { list, flash } }: Route.ComponentProps) {
  return (
    <>
      <LeadHead counts={list.counts} flash={flash && copy.flash[flash]} />
      <LeadList list={list} />
    </>
  );
}
