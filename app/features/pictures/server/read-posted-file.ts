export type PostedFile = { file: Uint8Array; fields: Record<string, string> };

/** The file of a posted form with its text fields; without a content type the pieces are the file. */
export async function readPostedFile(
  pieces: readonly Uint8Array[],
  contentType: string | undefined,
): Promise<PostedFile> {
  const body = Buffer.concat(pieces);
  if (contentType === undefined) return { file: body, fields: {} };
  try {
    const form = await new Response(body, { headers: { "Content-Type": contentType } }).formData();
    const sent = form.get("file");
    const file = sent instanceof Blob ? new Uint8Array(await sent.arrayBuffer()) : new Uint8Array();
    const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
    return { file, fields: Object.fromEntries(fields) };
  } catch {
    return { file: new Uint8Array(), fields: {} };
  }
}
