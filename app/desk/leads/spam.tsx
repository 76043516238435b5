import { redirect } from "react-router";
import { leadsCopy } from "#app/copy/desk/leads.ts";
import { DeskHead } from "#app/desk/frame/desk-head.tsx";
import { deskMeta } from "#app/desk/frame/desk-meta.ts";
import { Flash } from "#app/desk/frame/flash.tsx";
import { Pager } from "#app/desk/frame/pager.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { readCursor } from "#app/rules/http/cursor.ts";
import { mailLinks } from "#app/sections/lead-form/mail-links.ts";
import { readFields } from "#app/sections/read-fields.ts";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/spam";
import { SpamTable } from "./spam-table.tsx";
import "./leads.css";

const copy = leadsCopy.aside;
const limit = 25;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { queries } = servicesOf(context);
  const { searchParams } = new URL(request.url);
  const before = readCursor(searchParams.get("before"));
  const { entries, isMore } = await queries.spam.listSpam({ before, limit });
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
