import { data } from "react-router";
import { type FormPart, readMultipart } from "./read-multipart.ts";

export type Fields = Partial<Record<string, string>>;

/** Several times the fields of a visitor's longest form. */
const defaultMaxFields = 300;
/** The texts beside the files of a form, together. */
const defaultMaxTextBytes = 256 * 1024;
const [plus, space] = [0x2b, 0x20];
/** RFC 2046, 5.1.1: at most 70 characters. */
const boundary = /\bboundary="?([^";\s]{1,70})/i;

const letOthersRun = () => new Promise((resolve) => setTimeout(resolve));

/** Reads the posted text fields; none if the body is not a form or has too many fields. */
export const readFields = async (request: Request, maxFields?: number): Promise<Fields> =>
  (await readForm(request, maxFields)).fields;

/** The posted text fields, and the files that were chosen. */
export type PostedForm = { fields: Fields; files: Map<string, Uint8Array<ArrayBuffer>> };

export async function readForm(request: Request, maxFields?: number): Promise<PostedForm> {
  const entries = await readEntries(request, { maxFields });
  return {
    fields: Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string")),
    files: new Map(entries.filter((entry): entry is PostedFile => typeof entry[1] !== "string")),
  };
}

type PostedFile = [name: string, bytes: Uint8Array<ArrayBuffer>];
export type PostedEntry = [name: string, text: string] | PostedFile;
type Limits = { maxFields?: number | undefined; maxTextBytes?: number };

/** All that was posted, in its order, also under the same name; none if it is not a form or has too many fields. */
export async function readEntries(
  request: Request,
  { maxFields = defaultMaxFields, maxTextBytes = defaultMaxTextBytes }: Limits = {},
): Promise<PostedEntry[]> {
  const type = request.headers.get("Content-Type") ?? "";
  const body = Buffer.concat(await Array.fromAsync(request.body ?? []));
  await letOthersRun();
  const between = boundary.exec(type)?.[1];
  if (between) return entriesOf((await readMultipart(body, between, maxFields)) ?? [], maxTextBytes);
  if (!type.startsWith("application/x-www-form-urlencoded") || hasMore(body, "&", maxFields)) return [];
  return [...new URLSearchParams(withSpaces(body).toString())];
}

/** The platform's parser takes many times as long for a plus sign as for the space it stands for. */
function withSpaces(body: Buffer): Buffer {
  for (let at = 0; at < body.length; at++) if (body[at] === plus) body[at] = space;
  return body;
}

function entriesOf(parts: readonly FormPart[], maxTextBytes: number) {
  const texts = parts.filter(({ isFile }) => !isFile);
  if (texts.reduce((sum, { bytes }) => sum + bytes.length, 0) > maxTextBytes) throw data(null, { status: 413 });
  return parts
    .filter(({ isFile, bytes }) => !isFile || bytes.length > 0)
    .map(
      ({ name, isFile, bytes }): PostedEntry =>
        isFile ? [name, bytes as Uint8Array<ArrayBuffer>] : [name, bytes.toString()],
    );
}

/** Counts only as far as it must: a body may consist of marks. */
function hasMore(body: Buffer, mark: string, max: number): boolean {
  let count = 0;
  for (let at = body.indexOf(mark); at !== -1 && count <= max; at = body.indexOf(mark, at + mark.length)) count++;
  return count > max;
}
