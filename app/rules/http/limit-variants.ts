import { partsOf, type Redirect } from "./find-redirect.ts";

/** Sets of parameters by which old addresses of a path may differ: a lookup tries one after the other. */
export const maxVariants = 50;

/** The added redirects that would give a path more variants than that. */
export function findExcessVariants(stored: readonly Redirect[], added: readonly Redirect[]): Set<Redirect> {
  const variants = new Map<string, Set<string>>();
  const isExcess = (redirect: Redirect) => {
    const { pathname, variantKey } = partsOf(redirect);
    const known = variants.get(pathname) ?? new Set();
    if (!known.has(variantKey) && known.size >= maxVariants) return true;
    variants.set(pathname, known.add(variantKey));
    return false;
  };
  for (const each of stored) isExcess(each);
  return new Set(added.filter(isExcess));
}
