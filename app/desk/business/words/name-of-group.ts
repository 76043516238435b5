import { groupNames } from "#app/copy/desk/words.ts";

const names: Record<string, string> = { ...groupNames.pages, ...groupNames.shared, ...groupNames.mails };

export const nameOfGroup = (group: string): string | undefined =>
  Object.hasOwn(names, group) ? names[group] : undefined;
