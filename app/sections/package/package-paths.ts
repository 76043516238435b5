import type { PackageId } from "#app/copy/pages/package-facts.ts";
import { paths } from "#app/paths.ts";

export const packagePaths: Record<PackageId, string> = {
  starter: paths.visibilityStarter(),
  accelerator: paths.growthAccelerator(),
  authority: paths.authorityBuilder(),
};
