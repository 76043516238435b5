import type { ReactNode } from "react";
import { tableRoles } from "#platform/sections/table-roles.ts";

type Props = {
  /** The class is `dt--` and this. */
  kind: string;
  caption: string;
  heads: readonly string[];
  /** Columns of numbers. */
  numbers?: readonly string[];
  /** The addresses of the orders that columns offer, by their heads. */
  orders?: Readonly<Record<string, Order>>;
  /** Names the last column, which has buttons, for screen readers. */
  act?: string;
  children: ReactNode;
};

type Order = { href: string; sorted: "ascending" | "descending" | undefined };

/** A table of the desk; its rows are its children. */
export const DeskTable = ({ kind, caption, heads, numbers = [], orders = {}, act, children }: Props) => (
  <table className={`dt dt--${kind}`} {...tableRoles.table}>
    <caption className="vh">{caption}</caption>
    <thead {...tableRoles.rows}>
      <tr {...tableRoles.row}>
        {heads.map((head) => (
          <th
            key={head}
            className={numbers.includes(head) ? "n" : undefined}
            aria-sort={orders[head]?.sorted}
            {...tableRoles.columnHead}
          >
            {orders[head] ? <a href={orders[head].href}>{head}</a> : head}
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
