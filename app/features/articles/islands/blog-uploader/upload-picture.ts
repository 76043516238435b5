import type { TextPicture } from "../../rules/text-pictures.ts";
import type { TakeFile } from "./use-picture-file.ts";

export type Uploaded = { kind: "picture"; picture: TextPicture } | { kind: "refused"; reason: string };

const retryMs = 3000;

/**
 * Uploads a picture of a text to an address of the desk, again and again while its writer is signed out or the site does
 * not answer. `failed` is the message if the site cannot take it.
 */
export async function uploadPicture(address: string, file: File, failed: string): Promise<Uploaded> {
  const headers = { Accept: "application/json", "Content-Type": file.type || "application/octet-stream" };
  const response = await fetch(address, { method: "POST", headers, body: file }).catch(() => undefined);
  if (!response || response.status === 401) {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return uploadPicture(address, file, failed);
  }
  const answer: Partial<TextPicture> & { error?: string } = await response.json().catch(() => ({}));
  const { src, width = 0, height = 0 } = answer;
  return src
    ? { kind: "picture", picture: { src, width, height } }
    : { kind: "refused", reason: answer.error ?? failed };
}

/** Takes a file and returns its picture's address; undefined if it is refused. */
export const addressBy =
  (take: TakeFile) =>
  async (file: File): Promise<string | undefined> => {
    const outcome = await take(file);
    return outcome.kind === "picture" ? outcome.picture.src : undefined;
  };
