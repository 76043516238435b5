import { metaOf } from "#facts/head/page-meta.ts";
import { useFacts } from "#facts/use-facts.ts";
import { growthAcceleratorCopy } from "../../words/growth-accelerator.ts";
import { PackagePage } from "./package-page.tsx";

export const handle = { showsProof: true } as const;

export const meta = metaOf(growthAcceleratorCopy);

export default function GrowthAcceleratorPage() {
  return <PackagePage id="accelerator" copy={growthAcceleratorCopy(useFacts())} />;
}
