import { editable } from "#facts/editable.ts";

/** As every page calls the packages. */
export const packageNames = editable("package-names", () => ({
  starter: "Visibility Starter",
  accelerator: "Growth Accelerator",
  authority: "Authority Builder",
}));

export type PackageNames = ReturnType<typeof packageNames>;
