import { deskPaths } from "#facts/desk-paths.ts";
import { compareFigures } from "#platform/desk/compare-figures.ts";
import { DeskTable } from "#platform/desk/desk-table.tsx";
import { formatNumber } from "#platform/intl/numbers.ts";
import { tableRoles } from "#platform/sections/table-roles.ts";
import type { WayCounts } from "../rules/join-counts.ts";
import { visibilityCopy } from "../words/visibility.ts";

const copy = visibilityCopy.ways;

type By = "source" | "page";
type Named = WayCounts & { name: string };
/** `until` is the last day of a period that is over. */
type Span = { since: string; until?: string | undefined };
type Props = { by: By; rows: readonly Named[]; total?: Omit<WayCounts, "origin">; span: Span };

/** Shows visits, people and booked sessions by source or page. */
export function WayTable({ by, rows, total, span }: Props) {
  const { visits, people, booked } = copy.heads;
  const heads = [copy.by[by], copy.counted[by], people, booked];
  if (rows.length === 0) return <p className="quiet">{copy.none}</p>;
  const origin = (row: Named) => (by === "source" ? { found: row.origin || unknown } : { page: row.origin || unknown });
  return (
    <DeskTable kind="ways" caption={copy.by[by]} heads={heads} numbers={[copy.counted[by], visits, people, booked]}>
      {rows.map((row) => (
        <Way key={row.origin} by={by} row={row} span={span} origin={origin(row)} />
      ))}
      {total && <Way by={by} row={{ ...total, name: copy.all }} span={span} origin={{}} />}
    </DeskTable>
  );
}

const unknown = "unknown";

type WayProps = { by: By; row: Omit<Named, "origin">; span: Span; origin: { found?: string; page?: string } };

function Way({ by, row, span: { since, until }, origin }: WayProps) {
  const { cell } = tableRoles;
  const { people, booked } = copy.heads;
  const isNew = deskPaths.leads({ ...origin, new: since, until });
  const hasBooked = deskPaths.leads({ ...origin, came: "booking", since, until });
  return (
    <tr {...tableRoles.row}>
      <td {...cell}>
        <b>{row.name}</b>
      </td>
      <Cell label={copy.counted[by]} counted={row.visits} name={row.name} />
      <Cell label={people} counted={row.people} name={row.name} href={isNew} />
      <Cell label={booked} counted={row.booked} name={row.name} href={hasBooked} />
    </tr>
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
