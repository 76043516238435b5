import { deskPaths } from "#app/desk-paths.ts";
import type { TextPicture } from "#app/rules/articles/text-pictures.ts";

export type Uploaded = { kind: "picture"; picture: TextPicture } | { kind: "refused"; reason: string };

type Source = { of: string; failed: string };

/** Uploads a picture for a draft; `failed` is the message if the site does not answer. */
export async function uploadPicture(id: string, file: File, { of, failed }: Source): Promise<Uploaded> {
  try {
    const headers = { Accept: "application/json", "Content-Type": file.type || "application/octet-stream" };
    const response = await fetch(deskPaths.article(id, { do: "picture", of }), { method: "POST", headers, body: file });
    const answer: Partial<TextPicture> & { error?: string } = await response.json();
    const { src, width = 0, height = 0 } = answer;
    return src
      ? { kind: "picture", picture: { src, width, height } }
      : { kind: "refused", reason: answer.error ?? failed };
  } catch {
    return { kind: "refused", reason: failed };
  }
}
