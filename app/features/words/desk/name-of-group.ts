import { groupNames } from "../words.ts";

const names: Record<string, string> = Object.assign({}, ...Object.values(groupNames));

export const nameOfGroup = (group: string): string | undefined =>
  Object.hasOwn(names, group) ? names[group] : undefined;
