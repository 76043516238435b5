import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Seal } from "#app/ui/seal.tsx";
import type { PackageCopy } from "./package-copy.ts";
import "#app/ui/frame.css";
import "./bill.css";

/** What it costs, as a bill, and what the figure depends on. */
export function Bill({ title, bill, lead, paragraphs, action }: PackageCopy["investment"]) {
  return (
    <section className="bill-s section on-bone grid" aria-labelledby="bill">
      <div className="bill__say">
        <h2 id="bill">{title}</h2>
        <p className="lead">{lead}</p>
        {paragraphs.map((paragraph) => (
          <p className="quiet" key={paragraph}>
            {paragraph}
          </p>
        ))}
        <ButtonLink kind="ink" href={paths.bookConsultation()}>
          {action}
        </ButtonLink>
      </div>
      <div className="bill frame on-paper">
        <p className="bill__top">
          <Seal />
          {bill.title}
        </p>
        <ul>
          {bill.rows.map(({ label, value }) => (
            <li key={label}>
              <span>{label}</span> <b>{value}</b>
            </li>
          ))}
        </ul>
        <p className="bill__last">{bill.last}</p>
      </div>
    </section>
  );
}
