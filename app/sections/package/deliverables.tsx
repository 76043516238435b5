import { tableRoles as roles } from "#app/sections/table-roles.ts";
import type { PackageCopy } from "./package-copy.ts";
import "./deliverables.css";

export function Deliverables({ title, note, caption, columns, rows }: PackageCopy["deliverables"]) {
  return (
    <section className="deliver section surface-paper grid" aria-labelledby="deliver">
      <div className="deliver__head">
        <h2 id="deliver">{title}</h2>
        <p>{note}</p>
      </div>
      <table className="deliver__t" aria-label={caption} {...roles.table}>
        <thead className="vh" {...roles.rows}>
          <tr {...roles.row}>
            <th {...roles.columnHead}>{columns.title}</th>
            <th {...roles.columnHead}>{columns.details}</th>
          </tr>
        </thead>
        <tbody {...roles.rows}>
          {rows.map((row) => (
            <tr key={row.title} {...roles.row}>
              <th {...roles.rowHead}>
                {row.title} {row.mark && <span className="opt">{row.mark}</span>}
              </th>
              <td {...roles.cell}>{row.details}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
