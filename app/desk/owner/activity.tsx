import { accessCopy } from "#app/copy/desk/access.ts";
import { activityCopy as copy } from "#app/copy/desk/activity.ts";
import { factGroups } from "#app/copy/desk/business-details.ts";
import { connectionsCopy } from "#app/copy/desk/connections.ts";
import { refusalWords } from "#app/copy/desk/refusals.ts";
import { DeskHead } from "#app/desk/frame/desk-head.tsx";
import { deskMeta } from "#app/desk/frame/desk-meta.ts";
import { DeskTable } from "#app/desk/frame/desk-table.tsx";
import { Pager } from "#app/desk/frame/pager.tsx";
import { useBusinessTime } from "#app/desk/frame/use-business-time.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { readCursor } from "#app/rules/http/cursor.ts";
import { isAnybodys } from "#app/rules/owner/activity-kind.ts";
import { networkMark } from "#app/rules/owner/network-mark.ts";
import type { RefusalKind } from "#app/rules/owner/refusal-kind.ts";
import { tableRoles } from "#app/sections/table-roles.ts";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/activity";
import "./access.css";

const limit = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const before = readCursor(new URL(request.url).searchParams.get("before"));
  const { activity, isMore } = await servicesOf(context).activity.list(before, limit);
  const last = activity.at(-1);
  return { activity, isFirst: !before, next: isMore && last ? { ms: last.at, id: last.id } : undefined };
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function ActivityPage({ loaderData: { activity, isFirst, next } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead back={deskPaths.access()} backWords={accessCopy.back} title={copy.title} lead={copy.lead} />
      <section className="access access--wide" aria-label={copy.title}>
        {activity.length > 0 ? (
          <DeskTable kind="activity" caption={copy.title} heads={Object.values(copy.heads)}>
            {activity.map((done) => (
              <Row key={done.id} done={done} />
            ))}
          </DeskTable>
        ) : (
          <p>{copy.none}</p>
        )}
        <Pager href={deskPaths.activity()} next={next} isFirst={isFirst} />
      </section>
    </>
  );
}

type Done = Route.ComponentProps["loaderData"]["activity"][number];

function Row({ done }: { done: Done }) {
  const { at, kind, about, who, browser, network } = done;
  const { moment } = useBusinessTime();
  const { cell, row } = tableRoles;
  const isOwners = !isAnybodys(kind);
  return (
    <tr {...row}>
      <td className="d" {...cell}>
        {moment(at)}
      </td>
      <td {...cell}>
        <b>{kind === "refused" ? sayRefusal(done) : copy.kinds[kind]}</b>
        <span>{kind !== "refused" && nameOf(about)}</span>
      </td>
      <td {...cell}>
        {who || (isOwners && copy.owner)}
        <span>{[browser, network && copy.network(networkMark(network))].filter(Boolean).join(" · ")}</span>
      </td>
    </tr>
  );
}

const sayRefusal = ({ about, network, ...counts }: Done) =>
  refusalWords[about as RefusalKind]?.({ ...counts, from: network && copy.fromNetwork });

/** Connections, sections and ways to sign in by the names that the desk has for them. */
const nameOf = (about: string): string =>
  connectionsCopy[about as keyof typeof connectionsCopy]?.title ??
  factGroups.find(({ id }) => id === about)?.title ??
  accessCopy.sessions.ways[about as keyof typeof accessCopy.sessions.ways] ??
  copy.abouts[about as keyof typeof copy.abouts] ??
  about;
