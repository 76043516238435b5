import { paths } from "#facts/paths.ts";
import type { PackageId } from "../../words/package-facts.ts";

export const packagePaths: Record<PackageId, string> = {
  starter: paths.visibilityStarter(),
  accelerator: paths.growthAccelerator(),
  authority: paths.authorityBuilder(),
};
