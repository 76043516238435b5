import type { PackageId } from "#app/copy/pages/package-facts.ts";
import { paths } from "#app/paths.ts";
import { Closing } from "#app/sections/closing.tsx";
import { Bill } from "./bill.tsx";
import { Deliverables } from "./deliverables.tsx";
import { Fit } from "./fit.tsx";
import { Heights } from "./heights.tsx";
import { Opening } from "./opening.tsx";
import type { PackageCopy } from "./package-copy.ts";

type Props = { id: PackageId; copy: PackageCopy };

/** One component for three pages; opening and fit differ. */
export function PackagePage({ id, copy }: Props) {
  return (
    <>
      <Opening id={id} {...copy.hero} figures={copy.figures} />
      <Fit id={id} {...copy.fit} />
      <Deliverables {...copy.deliverables} />
      <Bill id={id} {...copy.investment} />
      <Heights {...copy.range} />
      <Closing {...copy.closing} href={paths.bookConsultation()} scene="filaments-ink" />
    </>
  );
}
