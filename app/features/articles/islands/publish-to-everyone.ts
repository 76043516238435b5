import type { Post } from "#facts/post.ts";

export type PublishOutcome =
  | { kind: "published"; slug: string }
  | { kind: "signed out" }
  | { kind: "refused"; reasons: string[] }
  | { kind: "unreachable" };

/** Publishes a post on the owner's desk; the session cookie authorises it. Repeating is safe. */
export async function publishToEveryone(address: string, post: Post): Promise<PublishOutcome> {
  const { id, slug, title, author, date, content, categories, imageSrc } = post;
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({ id, slug, title, author, date, content, categories, image: imageSrc }),
    });
    const body: { slug?: string; error?: string; fields?: Record<string, string> } = await response.json();
    if (response.status === 401) return { kind: "signed out" };
    if (response.ok && body.slug) return { kind: "published", slug: body.slug };
    const reasons = Object.values(body.fields ?? {});
    return { kind: "refused", reasons: reasons.length > 0 ? reasons : [body.error ?? ""] };
  } catch {
    return { kind: "unreachable" };
  }
}
