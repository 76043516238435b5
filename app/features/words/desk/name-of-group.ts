import { listedGroups } from "../text-groups.ts";

const names: Record<string, string> = Object.assign({}, ...Object.values(listedGroups));

export const nameOfGroup = (group: string): string | undefined =>
  Object.hasOwn(names, group) ? names[group] : undefined;
