export type PostedJson = { kind: "json"; value: unknown } | { kind: "refused"; status: 400 | 415; error: string };

/** Senders without CORS leave JSON as plain text. */
const accepted = /^(?:application\/json|text\/plain)\b/i;

export async function readPostedJson(request: Request): Promise<PostedJson> {
  const type = request.headers.get("Content-Type");
  if (type && !accepted.test(type)) return { kind: "refused", status: 415, error: "Send JSON." };
  try {
    return { kind: "json", value: JSON.parse(await request.text()) };
  } catch {
    return { kind: "refused", status: 400, error: "This is not JSON." };
  }
}

export const jsonResponse = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
