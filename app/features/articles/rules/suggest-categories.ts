const suggested = 3;

/**
 * Suggests categories after a search without results: those whose name or kin has a word of it, else the first ones.
 * `kin` are further words for a category.
 */
export function suggestCategories(
  search: string,
  categories: readonly string[],
  kin: Readonly<Record<string, string>>,
): string[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(isTelling);
  const isMeant = (category: string) => {
    const words = `${category} ${Object.hasOwn(kin, category) ? kin[category] : category}`.toLowerCase().split(" ");
    return wanted.some((word) => words.some((each) => each.startsWith(word) || word.startsWith(each)));
  };
  const meant = categories.filter(isMeant);
  return (meant[0] ? meant : categories).slice(0, suggested);
}

const isTelling = (word: string) => word.length > 2;
