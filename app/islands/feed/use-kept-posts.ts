import { useMemo, useSyncExternalStore } from "react";
import { type KeptPosts, readPosts } from "#app/browser/feed/kept-feed.ts";
import { readKeptText } from "#app/browser/kept.ts";
import type { KeptPost } from "#app/rules/kept-posts.ts";

const nothing = () => null;

/** Posts that this browser keeps, also those that another tab has just kept; none while the page comes alive. */
export function useKeptPosts(kept: KeptPosts | null): KeptPost[] {
  const text = useSyncExternalStore(followStorage, () => kept && readKeptText(kept.key), nothing);
  return useMemo(() => (kept && text ? readPosts(kept) : []), [kept, text]);
}

function followStorage(changed: () => void) {
  addEventListener("storage", changed);
  return () => removeEventListener("storage", changed);
}
