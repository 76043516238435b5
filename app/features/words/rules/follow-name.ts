export type NamedFact = { path: string; value: string };

/** Finds facts that contain an earlier name of the business, with values that contain the present one. */
export function followName(name: string, earlier: readonly string[], facts: readonly NamedFact[]): NamedFact[] {
  const old = earlier.filter((each) => each !== "" && each !== name);
  return facts.flatMap(({ path, value }) => {
    // The present name may hold the earlier one: "Vale" became "Vale West".
    const carried = old.find((each) => value.replaceAll(each.length < name.length ? name : "", "").includes(each));
    return carried === undefined ? [] : [{ path, value: value.replaceAll(carried, () => name) }];
  });
}
