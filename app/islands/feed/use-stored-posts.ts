import { useMemo, useSyncExternalStore } from "react";
import { readPosts, type StoredPosts } from "#app/browser/feed/stored-feed.ts";
import { readStoredText } from "#app/browser/storage.ts";
import type { StoredPost } from "#app/rules/articles/stored-posts.ts";

const nothing = () => null;

/** Posts that this browser keeps, also those that another tab has just kept; none while the page comes alive. */
export function useStoredPosts(kept: StoredPosts | null): StoredPost[] {
  const text = useSyncExternalStore(followStorage, () => kept && readStoredText(kept.key), nothing);
  return useMemo(() => (kept && text ? readPosts(kept) : []), [kept, text]);
}

function followStorage(changed: () => void) {
  addEventListener("storage", changed);
  return () => removeEventListener("storage", changed);
}
