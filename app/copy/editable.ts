/** Texts in place of ours: by the group of texts, then by the path of a text inside it, such as `hero.title`. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The part of the facts that brings changed texts along. */
export type WithWords = {
  words?: Words | undefined;
  /** On a page that is being edited the islands rest, and their texts are marked, too. */
  isEdited?: true | undefined;
};

/**
 * Copy whose texts the owner can change. `group` names it for good: changed texts are stored under it. The copy itself
 * stays a function of the facts, which bring the changed texts along. Bundles leave out the copy that they don't use.
 */
/* @__NO_SIDE_EFFECTS__ */
export const editable =
  <Known extends object, Copy>(group: string, write: (facts: Known) => Copy) =>
  (facts: Known & WithWords): Copy => {
    const texts = facts.words?.[group];
    const copy = write(facts);
    return texts ? (withTexts(copy, texts, "") as Copy) : copy;
  };

/** In a list of plain texts, each line of a changed text is an item of its own, and an empty text leaves the list. */
function withTexts(copy: unknown, texts: Readonly<Record<string, string>>, path: string): unknown {
  if (typeof copy === "string") return texts[path] ?? copy;
  if (!copy || typeof copy !== "object") return copy;
  const entries = Object.entries(copy).map(
    ([key, value]) => [key, withTexts(value, texts, path ? `${path}.${key}` : key)] as const,
  );
  if (!Array.isArray(copy)) return Object.fromEntries(entries);
  return entries.flatMap(([, value]) => (typeof value === "string" ? value.split("\n").filter(Boolean) : [value]));
}
