import type { Words } from "#facts/editable.ts";
import { dropMarks } from "#platform/text/text-marks.ts";

/** The changed texts of some groups, as plain words; undefined if none is changed. */
export function islandWords(words: Words | undefined, groups: readonly string[]): Words | undefined {
  const changed = groups.flatMap((group) => {
    const texts = Object.entries(words?.[group] ?? {});
    return texts.length > 0 ? [[group, plain(texts)] as const] : [];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

const plain = (texts: [path: string, text: string][]) =>
  Object.fromEntries(texts.map(([path, text]) => [path, dropMarks(text)]));
