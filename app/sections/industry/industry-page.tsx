import type { Phrase } from "#app/copy/pages/industry-copy.ts";
import "./solution.css";
import type { ReactNode } from "react";
import { Deliverables } from "./deliverables.tsx";
import type { Industry } from "./industry.ts";
import { Introduction } from "./introduction.tsx";
import { Opening } from "./opening.tsx";
import { Problems } from "./problems.tsx";
import { Promo } from "./promo.tsx";
import { TradeProof } from "./trade-proof.tsx";
import { TradeYear } from "./trade-year.tsx";

type Props = Industry & { children: ReactNode };

/**
 * All industry pages have the same parts in the same order; `children` draws the systems in the trade's own picture.
 */
export function IndustryPage({ children, ...industry }: Props) {
  const { name, copy, playbookPath } = industry;
  return (
    <>
      <Opening {...industry} />
      <Introduction name={name} {...copy.intro} />
      <Solution surface={industry.solutionSurface} phrases={copy.solution} />
      <Problems name={name} {...copy.problems} />
      {children}
      <Deliverables name={name} detail={industry.detail} {...copy.deliverables} />
      <TradeProof name={name} />
      <Promo name={name} art={industry.cover} path={playbookPath} {...copy.promo} />
      <TradeYear name={name} {...copy.closing} />
    </>
  );
}

function Solution({ surface, phrases }: { surface: "paper" | "ox"; phrases: Phrase[] }) {
  return (
    <section className={`solution section surface-${surface} grid`}>
      <p>{phrases.map(({ text, stressed }) => (stressed ? <em key={text}>{text}</em> : text))}</p>
    </section>
  );
}
