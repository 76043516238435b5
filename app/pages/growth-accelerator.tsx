import { growthAcceleratorCopy } from "#app/copy/growth-accelerator.ts";
import { paths } from "#app/paths.ts";
import { PackagePage } from "#app/sections/package/package-page.tsx";
import { groundOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/growth-accelerator";

export const meta: Route.MetaFunction = ({ matches }) => {
  const ground = groundOf(matches);
  return pageMeta(ground, { ...growthAcceleratorCopy(ground.facts).meta, path: paths.growthAccelerator() });
};

export default function GrowthAcceleratorPage() {
  return <PackagePage id="accelerator" copy={growthAcceleratorCopy(useFacts())} />;
}
