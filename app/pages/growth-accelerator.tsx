import { growthAcceleratorCopy } from "#app/copy/pages/growth-accelerator.ts";
import { paths } from "#app/paths.ts";
import { PackagePage } from "#app/sections/package/package-page.tsx";
import { metaOf } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";

export const handle = { showsProof: true } as const;

export const meta = metaOf(growthAcceleratorCopy, { path: paths.growthAccelerator() });

export default function GrowthAcceleratorPage() {
  return <PackagePage id="accelerator" copy={growthAcceleratorCopy(useFacts())} />;
}
