import * as site from "#app/site.ts";
import { deskPaths } from "#facts/desk-paths.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { DeskTable } from "#platform/desk/desk-table.tsx";
import { Pager } from "#platform/desk/pager.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { readCursor } from "#platform/http/cursor.ts";
import type { Feature } from "#platform/http/feature.ts";
import { servicesOf } from "#platform/http/services.ts";
import { tableRoles } from "#platform/sections/table-roles.ts";
import { isAnybodys } from "../rules/activity-kind.ts";
import { networkMark } from "../rules/network-mark.ts";
import type { RefusalKind } from "../rules/refusal-kind.ts";
import { accessCopy } from "../words/access.ts";
import { activityCopy as copy } from "../words/activity.ts";
import { refusalWords } from "../words/refusals.ts";
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

const names: Partial<Record<string, string>> = Object.assign(
  {},
  ...Object.values<Feature>(site).map(({ activityNames }) => activityNames),
);

/** Connections, sections and ways to sign in by the names that the desk has for them. */
const nameOf = (about: string): string =>
  names[about] ??
  accessCopy.sessions.ways[about as keyof typeof accessCopy.sessions.ways] ??
  copy.abouts[about as keyof typeof copy.abouts] ??
  about;
