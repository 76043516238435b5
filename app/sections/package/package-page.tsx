import type { PackageId } from "#app/copy/pages/package-facts.ts";
import { Bill } from "./bill.tsx";
import { Deliverables } from "./deliverables.tsx";
import { Fit } from "./fit.tsx";
import { Heights } from "./heights.tsx";
import { Opening } from "./opening.tsx";
import type { PackageCopy } from "./package-copy.ts";
import { PackageProof } from "./package-proof.tsx";

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
