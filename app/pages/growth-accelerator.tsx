import { growthAcceleratorCopy } from "#app/copy/pages/growth-accelerator.ts";
import { paths } from "#app/paths.ts";
import { PackagePage } from "#app/sections/package/package-page.tsx";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/growth-accelerator";

export const handle = { showsProof: true } as const;

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { ...growthAcceleratorCopy(pageContext.facts).meta, path: paths.growthAccelerator() });
};

export default function GrowthAcceleratorPage() {
  return <PackagePage id="accelerator" copy={growthAcceleratorCopy(useFacts())} />;
}
