import { paths } from "#facts/paths.ts";
import { takeTurn } from "#facts/take-turn.ts";
import { useFacts } from "#facts/use-facts.ts";
import { tableRoles as roles } from "#platform/sections/table-roles.ts";
import { ButtonLink } from "#platform/ui/button.tsx";
import { Figure } from "#platform/ui/figure.tsx";
import type { PictureName } from "#platform/ui/pictures.ts";
import { PriceTable } from "#platform/ui/price-table.tsx";
import { Seal } from "#platform/ui/seal.tsx";
import type { PackageId } from "../../words/package-facts.ts";
import { proofCopy } from "../../words/proof.ts";
import { Cases } from "../proof/cases.tsx";
import { Testimonials } from "../proof/testimonials.tsx";
import { useProof } from "../proof/use-proof.ts";
import { Heights } from "./heights.tsx";
import { Opening } from "./opening.tsx";
import type { PackageCopy } from "./package-copy.ts";
import "#platform/ui/frame.css";
import "#platform/ui/dropcap.css";
import "#platform/ui/price-table.css";
import "#platform/sections/bill.css";
import "./deliverables.css";
import "./fit.css";
import "#platform/ui/figure.css";

type Props = { id: PackageId; copy: PackageCopy };

/** One component for three pages; opening and fit differ. */
export function PackagePage({ id, copy }: Props) {
  return (
    <>
      <Opening id={id} {...copy.hero} figures={copy.figures} />
      <Fit id={id} {...copy.fit} />
      <Deliverables {...copy.deliverables} />
      <Bill id={id} {...copy.investment} />
      <PackageProof id={id} />
      <Heights {...copy.range} closing={copy.closing} />
    </>
  );
}

/** So that the three pages differ. */
const turns: Record<PackageId, number> = { starter: 0, accelerator: 1, authority: 2 };

/** One case and one testimonial. */
function PackageProof({ id }: { id: PackageId }) {
  const { cases, testimonials } = useProof();
  return (
    <>
      <Cases of={takeTurn(cases, turns[id])} title={proofCopy(useFacts()).package.title} />
      <Testimonials of={takeTurn(testimonials, turns[id])} />
    </>
  );
}

const scenes: Partial<Record<PackageId, PictureName>> = { accelerator: "stock-rims", authority: "guest-book" };

/** Describes the package's customers; the last paragraph, about another package, is in the margin. */
function Fit({ id, title, paragraphs, figure }: PackageCopy["fit"] & { id: PackageId }) {
  const scene = scenes[id];
  return (
    <section className={`fit fit--${id} section surface-paper grid`} aria-labelledby="fit">
      <h2 id="fit">{title}</h2>
      {scene && figure && <Figure of={scene} sizes="(max-width: 64rem) 100vw, 70vw" {...figure} />}
      <div className="fit__text">
        {paragraphs.slice(0, -1).map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? "dropcap" : undefined}>
            {paragraph}
          </p>
        ))}
      </div>
      <p className="fit__note">{paragraphs.at(-1)}</p>
    </section>
  );
}

function Deliverables({ title, note, caption, columns, rows }: PackageCopy["deliverables"]) {
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

function Bill({ id, title, bill, lead, paragraphs, action }: PackageCopy["investment"] & { id: PackageId }) {
  const { leaving } = useFacts().contract;
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
        {leaving && <p className="quiet">{leaving}</p>}
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
