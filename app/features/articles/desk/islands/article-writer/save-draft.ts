import { deskPaths } from "#facts/desk-paths.ts";
import type { DraftPost } from "../../../rules/draft-post.ts";

export type DraftAnswer =
  | { kind: "saved"; revision: number }
  /** Another window has changed it; this text is kept beside it. */
  | { kind: "elsewhere"; revision: number }
  | { kind: "signedOut" }
  | { kind: "unreachable" };

type Source = { revision: number; writer: string; of: string; keepsOurs: boolean };

/** Saves a draft on the desk. Repeating is safe. */
export async function saveDraft(draft: DraftPost, { revision, writer, of, keepsOurs }: Source): Promise<DraftAnswer> {
  const { id, imageSrc, ...fields } = draft;
  const address = deskPaths.article(id, {
    do: "draft",
    revision: String(revision),
    writer,
    of,
    ...(keepsOurs && { ours: "1" }),
  });
  try {
    const body = JSON.stringify({ ...fields, image: imageSrc });
    const headers = { Accept: "application/json", "Content-Type": "application/json" };
    const response = await fetch(address, { method: "POST", headers, body });
    if (response.status === 401) return { kind: "signedOut" };
    const answer: DraftAnswer = await response.json();
    return response.ok || response.status === 409 ? answer : { kind: "unreachable" };
  } catch {
    return { kind: "unreachable" };
  }
}
