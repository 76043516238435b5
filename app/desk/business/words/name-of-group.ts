import { groupNames } from "#app/copy/desk/words.ts";

const names: Record<string, string> = Object.assign({}, ...Object.values(groupNames));

export const nameOfGroup = (group: string): string | undefined =>
  Object.hasOwn(names, group) ? names[group] : undefined;
