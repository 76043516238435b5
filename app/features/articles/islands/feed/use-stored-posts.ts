import { useMemo, useSyncExternalStore } from "react";
import { readStoredText } from "#platform/islands/browser/storage.ts";
import { readPosts, type StoredPosts } from "../../browser/stored-feed.ts";
import type { StoredPost } from "../../rules/stored-posts.ts";

const nothing = () => null;

/** Posts stored in this browser, updated from other tabs; none during hydration. */
export function useStoredPosts(source: StoredPosts | null): StoredPost[] {
  const text = useSyncExternalStore(followStorage, () => source && readStoredText(source.key), nothing);
  return useMemo(() => (source && text ? readPosts(source) : []), [source, text]);
}

function followStorage(changed: () => void) {
  addEventListener("storage", changed);
  return () => removeEventListener("storage", changed);
}
