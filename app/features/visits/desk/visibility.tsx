import { redirect } from "react-router";
import { pageName } from "#features/leads/page-name.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { servicesOf } from "#platform/http/services.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { writeOwnerLetter } from "../server/queries/owner-letters.ts";
import { visitPaths } from "../visit-paths.ts";
import { visibilityCopy } from "../words/visibility.ts";
import type { Route } from "./+types/visibility";
import { loadVisibility } from "./load-visibility.ts";
import { MondayLetter } from "./monday-letter.tsx";
import { periods } from "./read-period.ts";
import { WayTable } from "./way-table.tsx";
import "./visibility.css";

const copy = visibilityCopy.ways;

export const loader = ({ request, context }: Route.LoaderArgs) => loadVisibility(request, servicesOf(context));

/** Turns the Monday letter on or off. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db } = servicesOf(context);
  const form = await request.formData();
  await writeOwnerLetter(db, "monday", { isOff: form.get("letter") === "off" });
  return redirect(visitPaths.visibility(), 303);
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function Visibility({ loaderData }: Route.ComponentProps) {
  const { shown, period, sources, total, campaigns, series, pages, titles, letter } = loaderData;
  const { calendarDay } = useBusinessTime();
  const span = { since: period.fromDay, until: shown ? undefined : period.toDay };
  return (
    <>
      <DeskHead title={copy.title} lead={copy.lead}>
        <p>
          <GoLink href={visitPaths.assistants()}>{visibilityCopy.assistants.title}</GoLink>
        </p>
      </DeskHead>
      <nav className="desk__tabs" aria-label={copy.periods}>
        {periods.map((days) => (
          <a key={days} href={visitPaths.visibility(days)} aria-current={days === shown ? "page" : undefined}>
            {copy.lastDays(days)}
          </a>
        ))}
      </nav>
      <p className="quiet">{copy.period(calendarDay(period.fromDay), calendarDay(period.toDay), period.days)}</p>
      <section aria-labelledby="sources">
        <h2 id="sources">{copy.sources}</h2>
        <WayTable
          by="source"
          rows={sources.map((row) => ({ ...row, name: copy.source(row.origin) }))}
          total={total}
          span={span}
          series={series.source}
        />
      </section>
      {campaigns.length > 0 && (
        <section aria-labelledby="campaigns">
          <h2 id="campaigns">{copy.campaigns}</h2>
          <WayTable
            by="campaign"
            rows={campaigns.map((row) => ({ ...row, name: row.origin }))}
            span={span}
            series={series.campaign}
          />
        </section>
      )}
      <section aria-labelledby="pages">
        <h2 id="pages">{copy.pages}</h2>
        <WayTable
          by="page"
          rows={pages.map((row) => ({ ...row, name: row.origin ? pageName(row.origin, titles) : copy.unknown }))}
          span={span}
        />
      </section>
      <p className="quiet">{copy.how}</p>
      <MondayLetter {...letter} />
    </>
  );
}
