import type { ReactNode } from "react";
import { tableRoles } from "#platform/sections/table-roles.ts";

export type Column<Row> = {
  head: string;
  cell: (row: Row) => ReactNode;
  /** `n` for numbers, `d` for moments. */
  className?: string;
  /** It has buttons; its head is for screen readers. */
  acts?: boolean;
};

type Props<Row> = {
  /** The class is `dt--` and this. */
  kind: string;
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  isSelected?: (row: Row) => boolean;
};

export const ColumnTable = <Row,>({ kind, caption, columns, rows, isSelected }: Props<Row>) => (
  <table className={`dt dt--${kind}`} {...tableRoles.table}>
    <caption className="vh">{caption}</caption>
    <thead {...tableRoles.rows}>
      <tr {...tableRoles.row}>
        {columns.map(({ head, className, acts }) => (
          <th key={head} className={className?.startsWith("n") ? "n" : undefined} {...tableRoles.columnHead}>
            {acts ? <span className="vh">{head}</span> : head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...tableRoles.rows}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the server renders it once
        <tr key={index} className={isSelected?.(row) ? "is-sel" : undefined} {...tableRoles.row}>
          {columns.map(({ head, cell, className }) => (
            <td key={head} className={className} data-label={className === "d" ? head : undefined} {...tableRoles.cell}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

type NamedProps = { name: string; href?: string | false | null; under?: ReactNode[] };

/** The cell of a row's name, with lines under it. */
export const Named = ({ name, href, under = [] }: NamedProps) => (
  <>
    {href ? (
      <a href={href}>
        <b>{name}</b>
      </a>
    ) : (
      <b>{name}</b>
    )}
    {under.filter(Boolean).map((line) => (
      <span key={String(line)}>{line}</span>
    ))}
  </>
);
