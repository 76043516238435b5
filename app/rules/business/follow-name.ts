export type NamedFact = { path: string; value: string };

/** The facts that still carry an earlier name of the business, with the value that carries the present one. */
export function followName(name: string, earlier: readonly string[], facts: readonly NamedFact[]): NamedFact[] {
  const old = earlier.filter((each) => each !== "" && each !== name);
  return facts.flatMap(({ path, value }) => {
    // The present name may hold the earlier one: "Vale" became "Vale West".
    const carried = old.find((each) => value.replaceAll(each.length < name.length ? name : "", "").includes(each));
    return carried === undefined ? [] : [{ path, value: value.replaceAll(carried, () => name) }];
  });
}
