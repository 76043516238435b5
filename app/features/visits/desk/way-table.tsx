import { type DeskLeadsQuery, deskPaths } from "#facts/desk-paths.ts";
import { compareFigures } from "#platform/desk/compare-figures.ts";
import { DeskTable } from "#platform/desk/desk-table.tsx";
import { formatNumber } from "#platform/intl/numbers.ts";
import { tableRoles } from "#platform/sections/table-roles.ts";
import type { WayCounts } from "../rules/join-counts.ts";
import { visibilityCopy } from "../words/visibility.ts";

const copy = visibilityCopy.ways;

type By = "source" | "campaign" | "page";
type Named = WayCounts & { name: string };
/** `until` is the last day of a period that is over. */
type Span = { since: string; until?: string | undefined };
type Props = {
  by: By;
  rows: readonly Named[];
  total?: Omit<WayCounts, "origin">;
  span: Span;
  /** New people over time, by origin. */
  series?: Readonly<Record<string, readonly number[]>>;
};

/** Nobody counts visits by campaign. */
const countsVisits = (by: By) => by !== "campaign";

/** Shows visits, people and booked sessions by source or page. */
export function WayTable({ by, rows, total, span, series }: Props) {
  const { visits, people, booked, time } = copy.heads;
  const heads = [
    copy.by[by],
    ...(countsVisits(by) ? [copy.counted[by]] : []),
    people,
    booked,
    ...(series ? [time] : []),
  ];
  if (rows.length === 0) return <p className="quiet">{copy.none}</p>;
  const origin = (row: Named) => ({ [filters[by]]: row.origin || unknown });
  return (
    <DeskTable kind="ways" caption={copy.by[by]} heads={heads} numbers={[copy.counted[by], visits, people, booked]}>
      {rows.map((row) => (
        <Way
          key={row.origin}
          {...{ by, row, span, origin: origin(row) }}
          parts={series && (series[row.origin] ?? [])}
        />
      ))}
      {total && <Way by={by} row={{ ...total, name: copy.all }} span={span} origin={{}} parts={series && []} />}
    </DeskTable>
  );
}

const unknown = "unknown";
/** The names of the filters in the list of people. */
const filters = { source: "found", campaign: "campaign", page: "page" } as const;

type WayProps = {
  by: By;
  row: Omit<Named, "origin">;
  span: Span;
  origin: DeskLeadsQuery;
  parts: readonly number[] | undefined;
};

function Way({ by, row, span: { since, until }, origin, parts }: WayProps) {
  const { cell } = tableRoles;
  const { people, booked } = copy.heads;
  const isNew = deskPaths.leads({ ...origin, new: since, until });
  const hasBooked = deskPaths.leads({ ...origin, came: "booking", since, until });
  return (
    <tr {...tableRoles.row}>
      <td {...cell}>
        <b>{row.name}</b>
      </td>
      {countsVisits(by) && <Cell label={copy.counted[by]} counted={row.visits} name={row.name} />}
      <Cell label={people} counted={row.people} name={row.name} href={isNew} />
      <Cell label={booked} counted={row.booked} name={row.name} href={hasBooked} />
      {parts && <td {...tableRoles.cell}>{parts.length > 0 && <OverTime parts={parts} />}</td>}
    </tr>
  );
}

/** A bar for each part of the period, the highest as high as the line. */
function OverTime({ parts }: { parts: readonly number[] }) {
  const most = Math.max(1, ...parts);
  return (
    <svg
      className="over-time"
      preserveAspectRatio="xMinYMax meet"
      viewBox={`0 0 ${parts.length * 4} 16`}
      role="img"
      aria-label={copy.overTime(parts)}
    >
      {parts.map((count, part) => {
        const height = count === 0 ? 0.5 : Math.max(1, (count / most) * 16);
        // biome-ignore lint/suspicious/noArrayIndexKey: each part has its place
        return <rect key={part} x={part * 4} y={16 - height} width="3" height={height} fill="currentColor" />;
      })}
    </svg>
  );
}

type CellProps = { label: string; counted: WayCounts["visits"]; name: string; href?: string };

function Cell({ label, counted: { count, before }, name, href }: CellProps) {
  const shown = formatNumber(count);
  return (
    <td className="n" {...tableRoles.cell}>
      <small aria-hidden="true">{label}</small>
      {href && count > 0 ? (
        <a href={href} aria-label={copy.see(label, name, count)}>
          {shown}
        </a>
      ) : (
        shown
      )}
      <span>{compareFigures(count, before)}</span>
    </td>
  );
}
