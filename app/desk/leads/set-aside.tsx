import { redirect } from "react-router";
import { leadsCopy } from "#app/copy/desk-leads.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { readPagePlace } from "#app/rules/page-place.ts";
import { mailLinks } from "#app/sections/lead-form/mail-links.ts";
import { readFields } from "#app/sections/read-fields.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { edgesOf } from "#server/edges.ts";
import { deskMeta } from "../desk-meta.ts";
import { Pager } from "../pager.tsx";
import { Said } from "../said.tsx";
import type { Route } from "./+types/set-aside";
import { SetAsideTable } from "./set-aside-table.tsx";
import "./leads.css";

const copy = leadsCopy.aside;
const most = 25;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, tables } = edgesOf(context);
  const { searchParams } = new URL(request.url);
  const before = readPagePlace(searchParams.get("before"));
  const { entries, isMore } = await tables.setAside.listSetAside(db, { before, most });
  const last = entries.at(-1);
  return {
    entries,
    isFirst: !before,
    next: isMore && last ? { ms: last.createdAt, id: last.id } : undefined,
    said: searchParams.has("gone") ? copy.gone : undefined,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const edges = edgesOf(context);
  const { release: id } = await readFields(request);
  if (id === undefined) return redirect(deskPaths.setAside(), 303);
  const leadId = await edges.desk.release(id, (form) => mailLinks(form, edges));
  return redirect(leadId ? `${deskPaths.lead(leadId)}?said=released` : `${deskPaths.setAside()}?gone`, 303);
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function SetAside({ loaderData: { entries, isFirst, next, said } }: Route.ComponentProps) {
  return (
    <>
      <header className="desk__head">
        <GoLink href={deskPaths.leads()} back>
          {leadsCopy.file.back}
        </GoLink>
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
        <Said words={said} />
      </header>
      <div>
        {entries.length > 0 ? <SetAsideTable entries={entries} /> : <p>{copy.none}</p>}
        <Pager href={deskPaths.setAside()} next={next} isFirst={isFirst} />
      </div>
    </>
  );
}
