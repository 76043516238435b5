/** The owner's texts in place of the defaults: by text group, then by path inside it, such as `hero.title`. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The part of the facts that brings changed texts along. */
export type WithWords = {
  place?: { locale: string } | undefined;
  words?: Words | undefined;
  /** Set while a page is edited: its islands are not hydrated, and their texts are marked too. */
  isEdited?: true | undefined;
};

/**
 * Copy whose texts the owner can change. `group` must never change: changed texts are stored under it. The copy stays a
 * function of the facts, which carry the changed texts. Bundles leave out the copy that they don't use.
 */
/* @__NO_SIDE_EFFECTS__ */
export const editable = <Known extends object, Copy>(group: string, write: (facts: Known) => Copy) =>
  Object.assign(
    (facts: Known & WithWords): Copy => {
      const texts = facts.words?.[group];
      const copy = write(facts);
      return texts ? (withTexts(copy, texts, "") as Copy) : copy;
    },
    { group },
  );

/** In a list of plain texts, each line of a changed text becomes an item, and an empty text is removed. */
function withTexts(copy: unknown, texts: Readonly<Record<string, string>>, path: string): unknown {
  if (typeof copy === "string") return texts[path] ?? copy;
  if (!copy || typeof copy !== "object") return copy;
  const entries = Object.entries(copy).map(
    ([key, value]) => [key, withTexts(value, texts, path ? `${path}.${key}` : key)] as const,
  );
  if (!Array.isArray(copy)) return Object.fromEntries(entries);
  return entries.flatMap(([, value]) => (typeof value === "string" ? value.split("\n").filter(Boolean) : [value]));
}
