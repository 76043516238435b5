import { deskPaths } from "#facts/desk-paths.ts";

export const ownerKey = "the-key-of-several-instances";

/** Publishes an article to everyone, as an automation of the owner's does. */
export async function publish(origin: string, title: string): Promise<void> {
  const answer = await fetch(origin + deskPaths.articles(), {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${ownerKey}` },
    body: JSON.stringify({
      title,
      author: "Ana",
      date: new Date().toISOString().slice(0, 10),
      content: `A guest stands in front of the door and has read of ${title} on the way.`,
      categories: ["Wine"],
    }),
  });
  if (answer.status !== 201) throw new Error(`Not published: ${answer.status} ${await answer.text()}`);
}
