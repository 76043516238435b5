import { readEntries } from "./read-fields.ts";

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
/** Good for the ended session alone; whoever signs in has just shown a new one. */
const proofs = ["ownerKey", "credential"];

/** Null if the body was not read, or is not a form. */
export async function readHandedBack(request: Request): Promise<HandedBack | null> {
  const entries = await readEntries(request, limits);
  if (entries.length === 0) return null;
  const { pathname, search } = new URL(request.url);
  return {
    action: pathname + search,
    isMultipart: /^multipart\//i.test(request.headers.get("Content-Type") ?? ""),
    fields: entries.filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && !proofs.includes(entry[0]),
    ),
    hadFiles: entries.some(([, value]) => typeof value !== "string"),
  };
}
