import { type PostedEntry, readEntries } from "#platform/http/read-fields.ts";

/** A post that came after its session had ended, for the page that refuses it. */
export type HandedBack = {
  action: string;
  isMultipart: boolean;
  fields: [name: string, text: string][];
  /** Files cannot be put into a page. */
  hadFiles: boolean;
};

/** The longest text is an article's: 200,000 characters. The most fields are those of a page's words. */
const limits = { maxFields: 1500, maxTextBytes: 1024 * 1024 };
/** A form without files comes with its length, and is parsed in one go. */
const maxPlainBytes = 512 * 1024;
/** Good for the ended session alone; whoever signs in has just shown a new one. */
const proofs = ["ownerKey", "credential"];

/** Null if the body was not read, is too long or is not a form. */
export async function readHandedBack(request: Request): Promise<HandedBack | null> {
  const isMultipart = /^multipart\//i.test(request.headers.get("Content-Type") ?? "");
  const bytes = Number(request.headers.get("Content-Length") ?? Number.POSITIVE_INFINITY);
  if (!isMultipart && bytes > maxPlainBytes) return null;
  const entries: PostedEntry[] = await readEntries(request, limits).catch(() => []);
  if (entries.length === 0) return null;
  const { pathname, search } = new URL(request.url);
  return {
    action: pathname + search,
    isMultipart,
    fields: entries.filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && !proofs.includes(entry[0]),
    ),
    hadFiles: entries.some(([, value]) => typeof value !== "string"),
  };
}
