import type { PackageId } from "#app/copy/pages/package-facts.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PriceTable } from "#app/ui/price-table.tsx";
import { Seal } from "#app/ui/seal.tsx";
import type { PackageCopy } from "./package-copy.ts";
import "#app/ui/frame.css";
import "#app/ui/price-table.css";
import "#app/sections/bill.css";

export function Bill({ id, title, bill, lead, paragraphs, action }: PackageCopy["investment"] & { id: PackageId }) {
  return (
    <section className={`bill-s bill-s--${id} section surface-bone grid`} aria-labelledby="bill">
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
      <div className="bill frame surface-paper">
        <p className="bill__top">
          <Seal />
          {bill.title}
        </p>
        <PriceTable rows={bill.rows.map(({ label, value }) => ({ name: label, price: value }))} />
        <p className="bill__last">{bill.last}</p>
      </div>
    </section>
  );
}
