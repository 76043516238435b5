type Branch = { [key: string]: unknown };

const isBranch = (value: unknown): value is Branch =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value has the type of the default: the same fields with the same types. */
function fits(value: unknown, standard: unknown): boolean {
  if (Array.isArray(standard)) return Array.isArray(value);
  if (isBranch(standard)) {
    return isBranch(value) && Object.keys(standard).every((key) => fits(value[key], standard[key]));
  }
  if (standard === null) return value === null || typeof value === "number";
  return typeof value === typeof standard || (typeof standard === "number" && value === null);
}

/**
 * The facts in force: defaults with the owner's changes at their paths. A change that no longer fits its default's type
 * is ignored.
 */
export function mergeFacts<Facts extends object>(standard: Facts, changes: Record<string, unknown>): Facts {
  const merged = structuredClone(standard);
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split(".");
    const last = keys.pop() as string;
    const parent = keys.reduce<unknown>(
      (branch, key) => (isBranch(branch) && Object.hasOwn(branch, key) ? branch[key] : undefined),
      merged,
    );
    if (isBranch(parent) && Object.hasOwn(parent, last) && fits(value, parent[last])) parent[last] = value;
  }
  return merged;
}
