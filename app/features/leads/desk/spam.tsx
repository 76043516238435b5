import { redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Flash } from "#platform/desk/flash.tsx";
import { Pager } from "#platform/desk/pager.tsx";
import { readCursor } from "#platform/http/cursor.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { mailLinks } from "../pages/lead-form/mail-links.ts";
import { listSpam } from "../server/queries/spam.ts";
import { leadsCopy } from "../words/desk.ts";
import type { Route } from "./+types/spam";
import { SpamTable } from "./spam-table.tsx";
import "./leads.css";

const copy = leadsCopy.aside;
const limit = 25;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const { searchParams } = new URL(request.url);
  const before = readCursor(searchParams.get("before"));
  const { entries, isMore } = await listSpam(db, { before, limit });
  const last = entries.at(-1);
  return {
    entries,
    isFirst: !before,
    next: isMore && last ? { ms: last.createdAt, id: last.id } : undefined,
    flash: searchParams.has("gone") ? copy.gone : undefined,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const { release: id } = await readFields(request);
  if (id === undefined) return redirect(deskPaths.spam(), 303);
  const leadId = await services.desk.release(id, (form) => mailLinks(form, services));
  return redirect(leadId ? `${deskPaths.lead(leadId)}?flash=released` : `${deskPaths.spam()}?gone`, 303);
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function Spam({ loaderData: { entries, isFirst, next, flash } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead back={deskPaths.leads()} backWords={leadsCopy.file.back} title={copy.title} lead={copy.lead}>
        <Flash words={flash} />
      </DeskHead>
      <div>
        {entries.length > 0 ? <SpamTable entries={entries} /> : <p>{copy.none}</p>}
        <Pager href={deskPaths.spam()} next={next} isFirst={isFirst} />
      </div>
    </>
  );
}
