import { partsOf, type Redirect } from "./find-redirect.ts";

/** Maximum sets of parameter names among the old addresses of one path: a look-up tries each. */
export const maxVariants = 50;

/** The added redirects that would give a path more sets than that. The path itself, without parameters, is none. */
export function findExcessVariants(stored: readonly Redirect[], added: readonly Redirect[]): Set<Redirect> {
  const variants = new Map<string, Set<string>>();
  const excess = new Set<Redirect>();
  for (const redirect of [...stored, ...added]) {
    const { pathname, names, variantKey } = partsOf(redirect);
    const known = variants.get(pathname) ?? new Set();
    if (names.length === 0 || known.has(variantKey)) continue;
    if (known.size >= maxVariants) excess.add(redirect);
    else variants.set(pathname, known.add(variantKey));
  }
  return new Set(added.filter((each) => excess.has(each)));
}
