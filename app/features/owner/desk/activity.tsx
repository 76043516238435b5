import * as site from "#app/site.ts";
import { deskPaths } from "#facts/desk-paths.ts";
import { ColumnTable, Named } from "#platform/desk/column-table.tsx";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Pager } from "#platform/desk/pager.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { readCursor } from "#platform/http/cursor.ts";
import type { Feature } from "#platform/http/feature.ts";
import { servicesOf } from "#platform/http/services.ts";
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
        {activity.length > 0 ? <ActivityTable activity={activity} /> : <p>{copy.none}</p>}
        <Pager href={deskPaths.activity()} next={next} isFirst={isFirst} />
      </section>
    </>
  );
}

type Done = Route.ComponentProps["loaderData"]["activity"][number];

function ActivityTable({ activity }: { activity: Done[] }) {
  const { moment } = useBusinessTime();
  return (
    <ColumnTable
      kind="activity"
      caption={copy.title}
      rows={activity}
      columns={[
        { head: copy.heads.at, className: "d", cell: ({ at }) => moment(at) },
        {
          head: copy.heads.what,
          cell: (done) => (
            <Named
              name={(done.kind === "refused" ? sayRefusal(done) : copy.kinds[done.kind]) ?? ""}
              under={[done.kind !== "refused" && nameOf(done.about)]}
            />
          ),
        },
        {
          head: copy.heads.who,
          cell: ({ kind, who, browser, network }) => (
            <>
              {who || (!isAnybodys(kind) && copy.owner)}
              <span>{[browser, network && copy.network(networkMark(network))].filter(Boolean).join(" · ")}</span>
            </>
          ),
        },
      ]}
    />
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
