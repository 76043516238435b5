import type { ReactNode } from "react";
import { tableRoles } from "#platform/sections/table-roles.ts";

type Props = {
  /** The class is `dt--` and this. */
  kind: string;
  caption: string;
  heads: readonly string[];
  /** Columns of numbers. */
  numbers?: readonly string[];
  /** Names the last column, which has buttons, for screen readers. */
  act?: string;
  children: ReactNode;
};

/** A table of the desk; its rows are its children. */
export const DeskTable = ({ kind, caption, heads, numbers = [], act, children }: Props) => (
  <table className={`dt dt--${kind}`} {...tableRoles.table}>
    <caption className="vh">{caption}</caption>
    <thead {...tableRoles.rows}>
      <tr {...tableRoles.row}>
        {heads.map((head) => (
          <th key={head} className={numbers.includes(head) ? "n" : undefined} {...tableRoles.columnHead}>
            {head}
          </th>
        ))}
        {act && (
          <th {...tableRoles.columnHead}>
            <span className="vh">{act}</span>
          </th>
        )}
      </tr>
    </thead>
    <tbody {...tableRoles.rows}>{children}</tbody>
  </table>
);
